"""Our own home of the colony scene: two storeys, porch, balcony, parapet, tanks, and the raised solar structure.

It stands around x = 0 with its front near y = -5, facing south, 9.2 m wide and 13 m deep.
"""

import math

from scenery.fittings import air_conditioner, drain_pipe, inverter
from scenery.homes import facing, globe_lamp, parapet, railing, shaded_window, stair_room, water_tank
from scenery.materials import light, plain, planks
from scenery.mesh import MeshBuilder, place
from scenery.panels import module_materials, raised_structure
from scenery.plants import bush

LEFT, RIGHT, FRONT, BACK = -4.6, 4.6, -5.0, 8.0
GROUND, FIRST, ROOF = 0.5, 3.7, 7.05
PORCH_RIGHT, PORCH_BACK = -0.4, -0.6
BALCONY_FRONT, BALCONY_BACK = -5.6, -3.6
BAY_LEFT = 0.9
GATE = (-4.2, -0.7)
WALL_Y = -8.7


def build(look, tanks, fittings, modules, lamp_glow, foliage, flowers):
    stone = plain('stone cladding', '#8c7a68', rough=0.8, mottle=0.3, mottle_scale=3, bump=0.8, bump_scale=9)
    steel = plain('galvanised steel', '#b4babd', rough=0.38, metal=0.9)
    slats = planks('slats', '#7a4a2a', '#b07a48', width=0.12, across='Z')
    house = MeshBuilder()
    _ground_floor(house, look, stone)
    _first_floor(house, look, slats)
    _roof(house, look, tanks)
    _fit_out(house, fittings)
    house.build('home')
    structure = MeshBuilder()
    raised_structure(
        structure,
        (0.9, -1.3, ROOF + 2.55),
        *modules,
        math.radians(18),
        module_materials('navy'),
        steel,
        ROOF,
        look.trim,
    )
    structure.build('solar structure')
    _boundary(look, stone, slats, lamp_glow)
    _pots(foliage, flowers)


def _ground_floor(house, look, stone):
    house.box((PORCH_RIGHT, RIGHT), (FRONT, BACK), (0, FIRST - 0.15), look.wall)
    house.box((LEFT, PORCH_RIGHT), (PORCH_BACK, BACK), (0, FIRST - 0.15), look.wall)
    house.box((PORCH_RIGHT - 0.06, RIGHT + 0.06), (FRONT - 0.06, FRONT), (-0.1, GROUND + 0.5), stone)
    house.box((RIGHT, RIGHT + 0.06), (FRONT, BACK), (-0.1, GROUND + 0.5), stone)
    house.box((LEFT + 0.1, LEFT + 0.5), (FRONT - 0.1, FRONT + 0.3), (0, FIRST - 0.15), stone)
    house.box((LEFT, PORCH_RIGHT), (FRONT - 0.3, PORCH_BACK), (-0.1, 0.12), look.roof)
    with house.within(facing((0, FRONT, 0), 'south')):
        shaded_window(house, (0.9, 3.7), (1.35, 2.85), look, panes=3)
    with house.within(facing((0, PORCH_BACK, 0), 'south')):
        house.box((-2.2, -0.9), (-0.06, 0), (0.12, 2.5), look.door)
        shaded_window(house, (-4.1, -2.8), (1.1, 2.5), look, shade=False)
    with house.within(facing((RIGHT, 0, 0), 'east')):
        for centre in (-2.5, 1.0, 5.0):
            shaded_window(house, (centre - 0.7, centre + 0.7), (1.4, 2.8), look)
    with house.within(facing((LEFT, 0, 0), 'west')):
        for centre in (-2.5, -5.5):
            shaded_window(house, (centre - 0.7, centre + 0.7), (1.4, 2.8), look)


def _first_floor(house, look, slats):
    edge = 0.15
    house.box((LEFT - edge, RIGHT + edge), (FRONT - 0.75, BACK + edge), (FIRST - 0.15, FIRST), look.trim)
    house.box((LEFT, RIGHT), (BALCONY_BACK, BACK), (FIRST, ROOF - 0.15), look.wall)
    house.box((LEFT - 0.3, RIGHT + 0.3), (BALCONY_FRONT - 0.4, BACK + 0.3), (ROOF - 0.15, ROOF), look.trim)
    _bay(house, look, slats)
    with house.within(facing((0, BALCONY_BACK, 0), 'south')):
        shaded_window(house, (-4.1, -2.0), (FIRST + 0.05, FIRST + 2.3), look, panes=2, shade=False, grille=False)
        shaded_window(house, (-1.2, 0.4), (FIRST + 0.9, FIRST + 2.3), look, shade=False)
    railing(
        house, (LEFT + 0.02, BAY_LEFT - 0.05), (FIRST, FIRST + 1.0), look.metal, rail=slats, y=BALCONY_FRONT + 0.05
    )
    with house.within(facing((LEFT + 0.02, BALCONY_FRONT, 0), 'west')):
        railing(house, (BALCONY_FRONT - BALCONY_BACK + 0.1, -0.05), (FIRST, FIRST + 1.0), look.metal, rail=slats)
    with house.within(facing((RIGHT, 0, 0), 'east')):
        for centre in (-1.2, 2.0, 5.4):
            shaded_window(house, (centre - 0.7, centre + 0.7), (FIRST + 0.95, FIRST + 2.3), look)
    with house.within(facing((LEFT, 0, 0), 'west')):
        for centre in (-1.2, -5.0):
            shaded_window(house, (centre - 0.7, centre + 0.7), (FIRST + 0.95, FIRST + 2.3), look)


def _bay(house, look, slats):
    """The projecting frame on the right of the facade: terracotta border, louvres, one wide window."""
    thick, low, high = 0.28, FIRST, ROOF - 0.15
    front, back = BALCONY_FRONT - 0.14, BALCONY_BACK
    house.box((BAY_LEFT, BAY_LEFT + thick), (front, back), (low, high), look.accent)
    house.box((RIGHT - thick, RIGHT), (front, back), (low, high), look.accent)
    house.box((BAY_LEFT + thick, RIGHT - thick), (front, back), (high - thick, high), look.accent)
    house.box((BAY_LEFT + thick, RIGHT - thick), (front, back), (low, low + thick), look.accent)
    face = BALCONY_FRONT + 0.5
    house.box((BAY_LEFT + thick, RIGHT - thick), (face, back), (low + thick, high - thick), look.wall)
    with house.within(facing((0, face, 0), 'south')):
        shaded_window(house, (1.4, 3.2), (FIRST + 0.75, FIRST + 2.45), look, panes=3, shade=False, grille=False)
    for index in range(6):
        x = 3.5 + index * 0.16
        house.box((x, x + 0.05), (front + 0.12, face - 0.02), (low + thick, high - thick), slats)


def _roof(house, look, tanks):
    house.box((LEFT - 0.05, RIGHT + 0.05), (BALCONY_FRONT - 0.1, BACK), (ROOF, ROOF + 0.02), look.roof)
    parapet(house, (LEFT - 0.2, RIGHT + 0.2), (BALCONY_FRONT - 0.25, BACK + 0.15), ROOF, look, pipe_rail=True)
    stair_room(house, (-4.1, -0.7), (3.7, 7.7), ROOF + 0.02, look)
    over_stairs = ROOF + 2.56
    for x, y, plastic, litres in ((-3.3, 5.3, tanks[0], 1000), (-1.7, 5.9, tanks[0], 750)):
        house.box((x - 0.6, x + 0.6), (y - 0.6, y + 0.6), (over_stairs, over_stairs + 0.35), look.wall)
        water_tank(house, (x, y, over_stairs + 0.35), plastic, litres)
    house.box((2.7, 4.1), (5.6, 7.0), (ROOF + 0.02, ROOF + 0.75), look.wall)
    water_tank(house, (3.4, 6.3, ROOF + 0.75), tanks[1], 1000)
    house.box((0.9, 1.8), (7.0, 7.4), (ROOF + 0.25, ROOF + 0.9), tanks[1])


def _fit_out(house, fittings):
    with house.within(facing((RIGHT, 0, 0), 'east')):
        for x in (-3.2, 3.7):
            drain_pipe(house, x, (0.1, ROOF - 0.2), fittings)
        air_conditioner(house, 0.4, FIRST + 1.2, fittings)
        air_conditioner(house, 3.0, 1.6, fittings)
    with house.within(facing((LEFT, 0, 0), 'west')):
        drain_pipe(house, -3.2, (0.1, ROOF - 0.2), fittings)
    with house.within(facing((-0.7, 5.7, 0), 'east')):
        inverter(house, -1.6, ROOF + 1.15, fittings)


def _boundary(look, stone, slats, lamp_glow):
    wall = MeshBuilder()
    lamp = light('gate lamp', '#ffd9a0', lamp_glow)
    (gate_left, gate_right), y, high = GATE, (WALL_Y, WALL_Y + 0.2), 1.45
    wall.box((gate_right + 0.5, RIGHT + 0.5), y, (-0.1, high), look.wall)
    wall.box((gate_right + 0.5, RIGHT + 0.56), (WALL_Y - 0.06, WALL_Y + 0.26), (high, high + 0.08), look.trim)
    wall.box((gate_right + 0.5, RIGHT + 0.5), (WALL_Y - 0.05, WALL_Y), (-0.1, 0.6), stone)
    for x in (LEFT - 0.55, RIGHT + 0.45):
        wall.box((x, x + 0.15), (WALL_Y + 0.3, BACK), (-0.1, high), look.wall)
    for x in (gate_left - 0.5, gate_right):
        wall.box((x, x + 0.5), (WALL_Y - 0.15, WALL_Y + 0.35), (-0.1, 1.9), stone)
        wall.box((x - 0.06, x + 0.56), (WALL_Y - 0.21, WALL_Y + 0.41), (1.9, 2.0), look.trim)
        globe_lamp(wall, (x + 0.25, WALL_Y + 0.1, 2.0), look.metal, lamp)
    middle = (gate_left + gate_right) / 2
    for leaf in ((gate_left + 0.04, middle - 0.02), (middle + 0.02, gate_right - 0.04)):
        railing(wall, leaf, (0.05, 1.7), look.metal, spacing=0.13, y=WALL_Y + 0.1)
        wall.box(leaf, (WALL_Y + 0.07, WALL_Y + 0.085), (0.15, 0.75), look.metal)
        wall.box(leaf, (WALL_Y + 0.085, WALL_Y + 0.115), (1.0, 1.12), slats)
    wall.build('boundary')


def _pots(foliage, flowers):
    clay = plain('terracotta pot', '#9c5433', rough=0.8, mottle=0.15)
    pots = MeshBuilder()
    green, blossom = bush(11, 0.30, foliage, 700, 0.06), bush(12, 0.28, flowers, 700, 0.05)
    spots = [
        (-4.2, -5.15, FIRST),
        (-2.9, -5.2, FIRST),
        (-1.0, -5.2, FIRST),
        (0.5, -5.15, FIRST),
        (4.2, -5.1, ROOF + 0.02),
        (3.4, -5.2, ROOF + 0.02),
        (-3.9, -5.15, ROOF + 0.02),
        (0.2, -6.4, 0),
        (0.9, -6.2, 0),
        (4.2, -5.7, 0),
    ]
    for index, (x, y, z) in enumerate(spots):
        pots.lathe((x, y, z), [(0.13, 0), (0.19, 0.3), (0.21, 0.3), (0.21, 0.36), (0.17, 0.36)], clay, 18)
        place(
            blossom if index % 3 == 1 else green, (x, y, z + 0.28), turn=index * 1.3, scale=1.0 + 0.12 * (index % 3)
        )
    pots.build('pots', smooth=False)
    hanging = bush(21, 0.85, flowers, 5200, 0.085)
    for x, y, z, size in (
        (3.9, WALL_Y + 0.45, 0.75, 1.0),
        (2.7, WALL_Y + 0.5, 0.85, 0.85),
        (4.7, WALL_Y + 0.7, 0.7, 1.1),
    ):
        place(hanging, (x, y, z), turn=x, scale=size)
    for x, size in ((1.2, 0.9), (2.1, 1.1), (3.2, 1.0)):
        place(bush(31, 0.5, foliage, 2200, 0.075), (x, -6.0, 0), turn=x * 3, scale=size)
