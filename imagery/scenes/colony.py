"""A residential colony in Lucknow: a street of flat-roof homes opposite a park, ours in the middle of the row."""

import random

import numpy as np

from scenery.fittings import Fittings
from scenery.homes import flat_home, home_look, shine, street_lamp, tank_plastics
from scenery.materials import ground, lawn, leaf, light, meadow, plain, window
from scenery.mesh import MeshBuilder, place, plane, scatter
from scenery.plants import bush, grass_clump, hedge, tree

from . import lucknow_home

PAINTS = [
    ('#dcc48f', '#7c4129'),
    ('#e6dccb', '#6b6259'),
    ('#cf9a76', '#7f4c33'),
    ('#aebfbd', '#4d6267'),
    ('#dba98d', '#93543b'),
    ('#c9c99a', '#666d45'),
    ('#c9ac7c', '#5e3f2d'),
]
STOREYS = (2, 2, 3, 1, 2, 3, 2)
NEXT_DOOR = {-1: 1, -2: 4, 2: 0, 3: 4}
"""Which design stands on the lots beside ours; the others are drawn by lot."""
LOT = 10.4
"""Metres from one home's middle to the next."""
GARDEN_LOT = 1
"""The plot beside ours is still a garden, so that the camera sees our side wall."""
ROAD = (-17.0, -10.4)
PARK_EDGE = -18.2
WALL_LINE = lucknow_home.WALL_Y
ALONG_THE_STREET = [
    (-14.8, 0, 0.72),
    (15.4, 0, 0.62),
    (26.0, 2, 0.8),
    (-26, 1, 0.8),
    (37, 1, 0.75),
    (-37, 0, 0.8),
    (-48, 3, 0.8),
    (48, 0, 0.8),
]
"""Trees on the pavement: x, kind, size."""
BEHIND_US = [
    (-7.5, 11.2, 1, 1.15),
    (6.5, 11.0, 0, 1.1),
    (15.5, 11.4, 3, 1.2),
    (-18, 11.0, 2, 1.3),
    (-29, 11.3, 0, 1.25),
    (27, 11.2, 1, 1.25),
    (38, 11.0, 2, 1.3),
    (-41, 11.2, 3, 1.2),
    (-55, 11, 1, 1.2),
    (52, 11, 0, 1.3),
]
"""Trees in the gardens between our row and the next: x, y, kind, size."""


def build(dusk=False, paint=('#e9d6b0', '#a65a3c'), modules=(6, 3)):
    """`paint`: wall and accent of our home; `modules`: columns and rows on its roof."""
    rng = random.Random(7)
    glass = window('window', glow=5.0 if dusk else 0.3, lit_share=0.55 if dusk else 1.0)
    tanks = tank_plastics()
    neem = leaf('neem', '#35511a', '#6f8a34')
    mango = leaf('mango', '#28441a', '#54742c')
    bougainvillea = leaf('bougainvillea', '#3c5a22', '#69873a', blossom=('#c2266e', 0.55))
    trees = [
        tree(1, 8.0, neem, (3.3, 3.2, 2.4), 44, 420, 0.12),
        tree(2, 9.0, neem, (3.8, 3.6, 2.8), 52, 420, 0.12),
        tree(3, 7.0, mango, (2.8, 2.8, 2.6), 40, 380, 0.14),
        tree(4, 9.5, mango, (3.4, 3.4, 3.2), 48, 380, 0.14),
    ]
    fittings = Fittings()
    look = home_look('ours', paint[0], trim='#f4eee2', accent=paint[1], window_glass=glass)
    lucknow_home.build(look, tanks, fittings, modules, 4.5 if dusk else 1.5, foliage=mango, flowers=bougainvillea)
    _street(dusk)
    _neighbours(rng, neighbour_designs(glass, tanks, fittings))
    _street_plants(rng, trees, mango, bougainvillea)
    _garden(rng, trees, mango, bougainvillea)
    _park(rng, trees)
    _distance(rng, trees)


def _street(dusk):
    asphalt = plain('asphalt', '#5a5855', rough=0.9, mottle=0.2, mottle_scale=0.25, bump=0.3, bump_scale=30)
    pavers = plain('pavers', '#a89482', rough=0.85, mottle=0.18, mottle_scale=1.2, bump=0.3, bump_scale=10)
    kerb = plain('kerb', '#c9c4b8', rough=0.8, mottle=0.1)
    earth = ground('earth', '#6b5a42', '#83704f', '#9a8a68', scale=0.2)
    plane('land', 6000, -0.22, meadow())
    street = MeshBuilder()
    street.box((-300, 300), ROAD, (-0.3, -0.06), asphalt)
    street.box((-300, 300), (ROAD[1], ROAD[1] + 0.2), (-0.3, 0.06), kerb)
    street.box((-300, 300), (ROAD[0] - 0.2, ROAD[0]), (-0.3, 0.06), kerb)
    street.box((-300, 300), (ROAD[1] + 0.2, WALL_LINE), (-0.3, 0.03), pavers)
    street.box((-300, 300), (PARK_EDGE, ROAD[0] - 0.2), (-0.3, 0.03), pavers)
    street.box((-300, 300), (WALL_LINE, 30), (-0.3, 0.0), earth)
    driveway = lucknow_home.GATE
    street.box(driveway, (WALL_LINE, -5.3), (0.001, 0.05), pavers)
    street.build('street')
    garden = MeshBuilder()
    garden.box((0.0, 5.0), (-8.4, -5.1), (0.001, 0.04), lawn())
    garden.build('garden')
    lamps = MeshBuilder()
    grey = plain('lamp post', '#8e9498', rough=0.4, metal=0.8)
    lens = light('street lamp', '#ffe3b8', 4.5 if dusk else 0.6)
    for x in (-72, -50, -28.5, -6.2, 17.5, 40):
        street_lamp(lamps, x, ROAD[1] + 0.45, -1, grey, lens)
        if dusk:
            shine((x, ROAD[1] - 1.3, 6.45), watts=420)
    lamps.build('street lamps')
    if dusk:
        for x in (lucknow_home.GATE[0] - 0.25, lucknow_home.GATE[1] + 0.25):
            shine((x, WALL_LINE + 0.1, 2.6), watts=25)
        shine((-2.5, -2.8, 3.3), watts=60)


def neighbour_designs(glass, tanks, fittings):
    """The homes of the colony, to be placed many times."""
    return [_design(index, glass, tanks, fittings) for index in range(len(PAINTS))]


def _neighbours(rng, designs):
    """Our own row, then rows back to back with streets between, thinning out with distance."""
    for lot in range(-16, 17):
        if lot in (0, GARDEN_LOT):
            continue
        design = designs[NEXT_DOOR.get(lot, rng.randrange(len(designs)))]
        place(design, (lot * LOT, -4.9 + rng.uniform(-0.2, 0.5), 0))
    for line, y in enumerate((27.0, 37.0, 72.0, 82.0, 118.0, 128.0, 166.0, 178.0, 220.0, 232.0)):
        facing_us = line % 2 == 1
        for lot in range(-18, 19):
            if rng.random() < 0.1 + 0.012 * line:
                continue
            x = lot * LOT + rng.uniform(-0.6, 0.6) + line * 3
            place(rng.choice(designs), (x, y, 0), turn=0 if facing_us else np.pi)


def _design(index, glass, tanks, fittings):
    """One neighbour's home with its boundary wall and gate."""
    paint, accent = PAINTS[index]
    look = home_look(f'neighbour {index}', paint, accent=accent, window_glass=glass)
    builder = MeshBuilder()
    flat_home(builder, 8.6 + 0.2 * (index % 4), 12.5, STOREYS[index], look, tanks, fittings, seed=index)
    wall = (-3.6, -3.42)
    builder.box((-4.9, 1.2), wall, (-0.1, 1.4), look.wall)
    builder.box((4.2, 4.9), wall, (-0.1, 1.4), look.wall)
    builder.box((1.2, 4.2), (-3.55, -3.5), (0.05, 1.6), look.metal)
    return builder.mesh(f'neighbour {index}')


def _street_plants(rng, trees, mango, bougainvillea):
    for x, kind, size in ALONG_THE_STREET:
        place(trees[kind], (x, -9.4, 0), turn=rng.uniform(0, 6), scale=size)
    overhang = bush(22, 0.8, bougainvillea, 4200, 0.085)
    shrub = bush(23, 0.7, mango, 3000, 0.085)
    for lot in range(-8, 9):
        if lot in (0, GARDEN_LOT):
            continue
        for _ in range(2):
            x = lot * LOT + rng.uniform(-4.4, 0.5)
            place(
                overhang if rng.random() < 0.35 else shrub,
                (x, -7.9, rng.uniform(0, 0.5)),
                rng.uniform(0, 6),
                rng.uniform(0.6, 1.1),
            )
    for x, y, kind, size in BEHIND_US:
        place(trees[kind], (x, y, 0), rng.uniform(0, 6), size)


def _garden(rng, trees, mango, bougainvillea):
    middle = GARDEN_LOT * LOT
    plot = MeshBuilder()
    brick = plain('brick', '#9a5a40', rough=0.9, mottle=0.25, mottle_scale=4, bump=0.6, bump_scale=14)
    plot.box((middle - 4.9, middle + 4.9), (-8.4, 8), (0.001, 0.03), lawn())
    plot.box((middle - 4.9, middle + 4.9), (WALL_LINE, WALL_LINE + 0.22), (-0.1, 1.1), brick)
    plot.build('garden plot')
    for x, y, kind, size in ((2.6, 2.5, 0, 0.8), (-1.2, 6.8, 3, 0.72), (3.6, -4.4, 2, 0.6)):
        place(trees[kind], (middle + x, y, 0), rng.uniform(0, 6), size)
    shrubs = [bush(24, 0.7, mango, 3000, 0.085), bush(25, 0.7, bougainvillea, 3200, 0.08)]
    for _ in range(16):
        x, y = rng.uniform(-4.2, 4.4), rng.choice((rng.uniform(-8, -7), rng.uniform(-2, 7.5)))
        place(rng.choice(shrubs), (middle + x, y, -0.05), rng.uniform(0, 6), rng.uniform(0.5, 1.1))
    numbers = np.random.RandomState(4)
    spots = np.stack(
        [middle + numbers.uniform(-4.8, 4.8, 2600), numbers.uniform(-8.3, 7.9, 2600), np.full(2600, 0.03)], 1
    )
    blades = grass_clump(3, leaf('garden grass', '#4c6428', '#8c9f55'), 60, 0.12, 0.2)
    scatter(blades, spots, numbers.uniform(0.8, 1.5, len(spots)), numbers, 'garden grass')


def _park(rng, trees):
    turf = MeshBuilder()
    turf.box((-300, 300), (-80, PARK_EDGE), (-0.3, 0.0), lawn())
    turf.build('park')
    clipped = hedge(5, 8, 0.6, 0.8, leaf('hedge', '#2b4d1a', '#4f7a2b'), 700)
    for index in range(-7, 8):
        place(clipped, (index * 8.1, PARK_EDGE - 0.5, 0))
    numbers = np.random.RandomState(9)
    count = 16000
    spots = np.stack(
        [numbers.uniform(-45, 45, count), numbers.uniform(-40, PARK_EDGE - 1, count), np.zeros(count)], 1
    )
    blades = grass_clump(1, leaf('grass', '#4c6428', '#8c9f55'), 60, 0.10, 0.18)
    scatter(blades, spots, numbers.uniform(0.8, 1.5, count), numbers, 'grass')
    for x, y, kind, size in (
        (-34, -25, 1, 0.9),
        (-44, -30, 3, 1.0),
        (31, -24, 0, 0.9),
        (45, -27, 1, 1.0),
        (60, -24, 3, 1),
    ):
        place(trees[kind], (x, y, 0), rng.uniform(0, 6), size)


def _distance(rng, trees):
    """Trees between the rows of roofs, denser with distance, until the haze takes over."""
    for y in (31, 33, 52, 57, 76, 78, 97, 103, 123, 146, 151, 172, 200, 206, 226):
        for _ in range(30):
            place(
                rng.choice(trees),
                (rng.uniform(-130, 130) * (1 + y / 200), y + rng.uniform(-1, 1), 0),
                rng.uniform(0, 6),
                rng.uniform(1.0, 1.5),
            )
    for _ in range(1700):
        away = rng.uniform(235, 1300)
        angle = rng.uniform(-1.2, 1.2)
        place(
            rng.choice(trees),
            (np.sin(angle) * away, np.cos(angle) * away, -0.2),
            rng.uniform(0, 6),
            rng.uniform(0.9, 1.6),
        )
