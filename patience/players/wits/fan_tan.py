"""TRIAL"""
class _W:
    descents=30
    def habit(self, mind, chance): return chance.choice(list(mind.view.moves))
    simple=habit
    def quick(self): return lambda rules, table, moves, chance: chance.choice(list(moves))
wits=_W()
