import time
from known_games import *
from people import *
async def test_a(club):
    t=time.time()
    table = await club.duel()
    print("duel",time.time()-t)
    for m in SHORT.moves:
        t=time.time()
        r=await table.type(m)
        print(m,time.time()-t, only_for(r)[:100].replace("\n","|"))
    for m in club.channel.history()+table.channel.history(): print("----",m.id,text(m),pictures(m),buttons(m), m.mentions)
    for r in club.env.http_requests: print(r.method,r.path[-60:],str(r.json)[:0], (r.json or {}).get("allowed_mentions"))
async def test_b(club):
    t=time.time()
    table = await club.match(OWN_GOAL,13)
    print("match",time.time()-t)
    print((await table.match()).state.legal_actions('B'))
    r=await table.type("grrr:u"); print(only_for(r), buttons(r.response))
