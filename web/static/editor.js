// The board of the puzzle editor: cards are added and moved by mouse, touch or keys, and each step
// is sent to be drawn. The position is a draft (bot/game_api/workbench.py).

const LISTED = 12, LATER = 300, UNDONE = 100, AT_ONCE = 3, FAR = 6;
const find = (what, within = document) => within.querySelector(what);
const form = find("#puzzle"), bench = find("#bench");
const language = document.documentElement.lang, kind = bench.dataset.game;
const game = await (await fetch(`/editor/bench/${kind}.json?lang=${language}`)).json();
const words = game.words, zones = new Map(game.zones.map((zone) => [zone.id, zone]));
const cards = new Map(game.cards.map((card) => [card.id, card]));
const steps = [];
let draft = structuredClone(game.empty), chosen = null, into = game.zones.at(-1).id;
let timer, asking, dragged = null;

function make(tag, facts = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(facts)) {
    if (name in made) made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...inside);
  return made;
}
const button = (label, onclick, facts = {}) => make("button", { type: "button", onclick, ...facts }, label);
const fill = (text, facts) => text.replace(/\{(\w+)\}/g, (_, name) => facts[name]);
const fold = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace("’", "'");
const pieces = (zone) => (draft.zones[zone] ??= []);
const piece = () => chosen && pieces(chosen.zone)[chosen.at];

function named(it, zone) {
  if (it.card !== game.fixed) return cards.get(it.card)?.name ?? it.card;
  const row = pieces(zone);
  return `${zones.get(zone).fixed} ♥ ${row.length - 1 - row.indexOf(it)}`;
}

function change(how, said = "") {
  steps.push(JSON.stringify(draft));
  if (steps.length > UNDONE) steps.shift();
  how();
  render();
  find("#said").textContent = said;
  askLater();
}

function add(card) {
  change(() => {
    chosen = null;
    pieces(into).push({ card });
  }, fill(words.added, { card: cards.get(card).name, zone: zones.get(into).label }));
}

function move(zone, at) {
  const it = piece();
  if (!it || (it.card === game.fixed && zone !== chosen.zone)) return;
  const goal = Math.max(0, Math.min(at, pieces(zone).length - (zone === chosen.zone)));
  const label = zones.get(zone).label, card = named(it, chosen.zone);
  change(() => {
    pieces(chosen.zone).splice(chosen.at, 1);
    const moved = zones.get(zone).marked ? it : { card: it.card };
    pieces(zone).splice(goal, 0, moved);
    chosen = { zone, at: goal };
  }, fill(words.moved, { card, zone: label, place: goal + 1 }));
  focusPiece();
}

function remove() {
  const it = piece();
  if (!it || it.card === game.fixed) return;
  const card = named(it, chosen.zone), { zone, at } = chosen;
  change(() => {
    pieces(zone).splice(at, 1);
    chosen = null;
  }, fill(words.removed, { card }));
  (find(`[data-zone="${zone}"] .piece:nth-of-type(${Math.max(1, at)})`) ?? find(`[data-zone="${zone}"] .into`)).focus();
}

function choose(zone, at) {
  chosen = chosen?.zone === zone && chosen.at === at ? null : { zone, at };
  render();
  if (chosen) find("#said").textContent = fill(words.chosen, { card: named(piece(), zone) });
  focusPiece(zone, at);
}

const focusPiece = (zone = chosen?.zone, at = chosen?.at) =>
  find(`[data-zone="${zone}"] [data-at="${at}"]`)?.focus();

function field(setting, value, set) {
  const label = make("label", {}, setting.label);
  let input;
  if (setting.most) {
    input = make("input", { type: "number", min: setting.least, max: setting.most, value: value ?? setting.least });
    input.onchange = () => set(Math.max(setting.least, Math.min(setting.most, Math.round(+input.value) || 0)));
  } else if (setting.choices.length) {
    input = make("select", {}, ...setting.choices.map(([id, name]) => make("option", { value: id }, name)));
    input.value = value ?? setting.choices[0][0];
    input.onchange = () => set(input.value);
  } else if (setting.is_card) {
    const none = make("option", { value: "" }, words.none);
    input = make("select", {}, none, ...game.cards.map(({ id, name }) => make("option", { value: id }, name)));
    if (value && !cards.has(value)) input.append(make("option", { value }, String(value)));
    input.value = value ?? "";
    input.onchange = () => set(Array.isArray(value) && input.value === String(value) ? value : input.value);
  } else {
    input = make("input", { type: "checkbox", checked: Boolean(value) });
    input.onchange = () => set(input.checked);
  }
  label.append(input);
  return label;
}

function marks(it) {
  const told = game.marks.filter(({ id }) => it[id]);
  return told.map(({ id, label, is_card }) => {
    const value = is_card ? (cards.get(it[id])?.name ?? it[id]) : it[id];
    return value === true ? label : `${label} ${value}`;
  });
}

function row(zone) {
  const buttons = pieces(zone.id).map((it, at) => {
    const is = chosen?.zone === zone.id && chosen.at === at;
    const made = button(named(it, zone.id), () => {
      if (!chosen || is || chosen.zone === zone.id) choose(zone.id, at);
      else move(zone.id, at);
    }, { className: `piece${it.card === game.fixed ? " fixed" : ""}`, "aria-pressed": String(is), "data-at": at });
    if (marks(it).length) made.append(make("small", {}, marks(it).join(", ")));
    return made;
  });
  const here = fill(chosen ? words.move : words.add, { zone: zone.label });
  const last = button(chosen ? "→" : "+", () => {
    if (chosen) return move(zone.id, pieces(zone.id).length);
    into = zone.id;
    render();
    find("#search").focus();
  }, { className: "into", "aria-label": here, title: here, disabled: Boolean(piece()?.card === game.fixed && chosen.zone !== zone.id) });
  const label = make("h3", {}, zone.label);
  return make("section", { className: `zone${zone.own ? " own" : ""}`, "data-zone": zone.id }, label, make("div", {}, ...buttons, last));
}

function panel() {
  const it = piece();
  if (!it) return [];
  const { zone, at } = chosen, fixed = it.card === game.fixed;
  const places = game.zones.filter(({ id }) => !fixed || id === zone);
  const to = make("select", {}, ...places.map(({ id, label }) => make("option", { value: id }, label)));
  to.value = zone;
  to.onchange = () => move(to.value, pieces(to.value).length);
  const set = (mark) => (value) => change(() => (value ? (it[mark] = value) : delete it[mark]));
  return [
    make("h3", {}, named(it, zone)),
    make("p", { className: "ways" },
      button(words.earlier, () => move(zone, at - 1), { disabled: at === 0 }),
      button(words.later, () => move(zone, at + 1), { disabled: at === pieces(zone).length - 1 }),
      button(words.remove, remove, { className: "end", disabled: fixed })),
    make("label", {}, words.moveTo, to),
    ...(zones.get(zone).marked ? game.marks.map((mark) => field(mark, it[mark.id], set(mark.id))) : []),
  ];
}

function render() {
  find("#rows").replaceChildren(...game.zones.map(row));
  find("#panel").replaceChildren(...panel());
  find("#into").value = into;
  find("#undo").disabled = !steps.length;
  const set = (id) => (value) => change(() => (draft.settings[id] = value));
  find("#settings").replaceChildren(...game.settings.map((each) => field(each, draft.settings[each.id], set(each.id))));
}

// The list of cards. Only a few pictures are asked for at a time.

const waiting = [];
let loading = 0;

function loadNext() {
  while (loading < AT_ONCE && waiting.length) {
    const image = waiting.shift();
    if (!image.isConnected) continue;
    loading += 1;
    image.onload = image.onerror = () => {
      loading -= 1;
      loadNext();
    };
    image.src = image.dataset.src;
  }
}

function list(count = LISTED) {
  const typed = fold(find("#search").value.trim());
  const begins = ({ names }) => names.some((name) => fold(name).startsWith(typed));
  const found = game.cards.filter(({ names }) => names.some((name) => fold(name).includes(typed)));
  found.sort((one, other) => begins(other) - begins(one));
  waiting.length = 0;
  const shown = found.slice(0, count).map(({ id, name }) => {
    const src = `/editor/card/${kind}/${id}.png?lang=${language}`;
    const image = make("img", { alt: "", width: 100, height: 140, "data-src": src });
    waiting.push(image);
    return button(name, () => add(id), { className: "card", "aria-label": fill(words.addCard, { card: name }) });
  });
  shown.forEach((each, at) => each.prepend(waiting[at]));
  if (found.length > count) shown.push(button(words.more, () => list(count + 2 * LISTED)));
  find("#cards").replaceChildren(...shown);
  loadNext();
  return found[0];
}

// The page: what is drawn, proved and sent

async function post(action, fields, selector) {
  asking?.abort();
  asking = new AbortController();
  const response = await fetch(action, { method: "POST", body: new URLSearchParams(fields), signal: asking.signal });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const found = find(selector, page);
  if (found) return found;
  return make("section", { id: selector.slice(1) }, find(".words", page));
}

function fields(notation = "") {
  const filled = [...new FormData(form)].filter(([name, value]) => value && name !== "notation");
  return [...filled, notation ? ["notation", notation] : ["draft", JSON.stringify(draft)]];
}

async function show(notation = "") {
  clearTimeout(timer);
  find("#shown").setAttribute("aria-busy", "true");
  try {
    const shown = await post(form.getAttribute("action"), fields(notation), "#shown");
    find("#shown").replaceWith(shown);
    const line = shown.dataset.notation;
    if (!line) return;
    const kept = [...new FormData(form)].filter(([name, value]) => value && name !== "notation");
    const link = `#${new URLSearchParams([...kept, ["notation", line]])}`;
    history.replaceState(null, "", link);
    find("#link").href = link;
    find("#link").hidden = false;
    if (!notation || !shown.dataset.draft) return;
    draft = JSON.parse(shown.dataset.draft);
    chosen = null;
    render();
  } catch (fault) {
    if (fault.name !== "AbortError") throw fault;
  }
}

function askLater() {
  clearTimeout(timer);
  timer = setTimeout(show, LATER);
}

async function prove(action) {
  clearTimeout(timer);
  const proof = await post(action, fields(), "#proof");
  find("#proof").replaceWith(proof);
  htmx.process(proof);
  offer();
  proof.scrollIntoView({ block: "nearest" });
}

form.onsubmit = (event) => {
  event.preventDefault();
  const typed = form.elements.notation;
  const action = event.submitter?.getAttribute("formaction");
  if (action) prove(action);
  else if (typed.value.trim()) show(typed.value);
};
form.onchange = (event) => event.target.name !== "notation" && askLater();

document.onclick = (event) => {
  const taken = event.target.closest("button[data-notation]");
  if (taken) show(taken.dataset.notation);
  if (event.target.id === "link") {
    event.preventDefault();
    navigator.clipboard?.writeText(event.target.href);
  }
};
document.addEventListener("htmx:afterSwap", offer);
function offer() {
  document.querySelectorAll("button[data-notation]").forEach((each) => (each.hidden = false));
}

document.onkeydown = (event) => {
  const at = document.activeElement?.closest?.(".piece");
  if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
  const ids = game.zones.map(({ id }) => id), zone = at.closest(".zone").dataset.zone, place = +at.dataset.at;
  const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
  if (event.key === "Delete" || event.key === "Backspace") {
    chosen = { zone, at: place };
    remove();
  } else if (event.key === "Escape" && chosen) choose(chosen.zone, chosen.at);
  else if (step && chosen) {
    const to = ids[ids.indexOf(chosen.zone) + step[0]];
    if (to) move(to, step[0] ? Math.min(chosen.at, pieces(to).length) : chosen.at + step[1]);
  } else return;
  event.preventDefault();
};

// Dragging with a mouse or a pen; a finger taps a card, then its place.

document.onpointerdown = (event) => {
  const at = event.target.closest(".piece");
  if (!at || event.pointerType === "touch" || event.button) return;
  dragged = { zone: at.closest(".zone").dataset.zone, at: +at.dataset.at, x: event.clientX, y: event.clientY, is: at };
};
document.onpointermove = (event) => {
  if (!dragged || Math.hypot(event.clientX - dragged.x, event.clientY - dragged.y) < FAR) return;
  dragged.far = true;
  dragged.is.style.translate = `${event.clientX - dragged.x}px ${event.clientY - dragged.y}px`;
  dragged.is.classList.add("dragged");
};
document.onpointerup = (event) => {
  const from = dragged;
  dragged = null;
  if (!from?.far) return;
  from.is.style.translate = "";
  from.is.classList.remove("dragged");
  addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
  setTimeout(() => {
    const under = document.elementsFromPoint(event.clientX, event.clientY).find((each) => each.closest(".zone"));
    if (!under) return;
    chosen = { zone: from.zone, at: from.at };
    const zone = under.closest(".zone").dataset.zone, place = under.closest(".piece")?.dataset.at;
    move(zone, place === undefined ? pieces(zone).length : +place);
    chosen = null;
    render();
  });
};

const search = make("input", { id: "search", type: "search", autocomplete: "off", oninput: () => list() });
search.onkeydown = (event) => {
  if (event.key !== "Enter") return;
  const first = list();
  if (first) add(first.id);
  search.select();
};
const target = make("select", { id: "into" }, ...game.zones.map(({ id, label }) => make("option", { value: id }, label)));
target.onchange = () => (into = target.value);
const undo = () => {
  draft = JSON.parse(steps.pop());
  chosen = null;
  render();
  askLater();
};
bench.replaceChildren(
  make("div", { id: "rows" }),
  make("p", { id: "said", role: "status", className: "quiet" }),
  make("p", { className: "ways" }, button(words.undo, undo, { id: "undo" })),
  make("div", { id: "panel" }),
  make("label", {}, words.search, search),
  make("label", {}, fill(words.add, { zone: "…" }), target),
  make("div", { id: "cards" }),
  make("details", { open: matchMedia("(min-width: 60rem)").matches }, make("summary", {}, words.settings), make("div", { id: "settings" })),
);
bench.hidden = false;
find("#typed").open = false;
const start = new URLSearchParams(location.hash.slice(1));
for (const [name, value] of start) if (form.elements[name] && name !== "notation") form.elements[name].value = value;
render();
list();
if (start.get("notation")) show(start.get("notation"));
