"""Parts of North-Indian flat-roof homes: windows with sun shades, balconies, parapets, stair rooms, water tanks.

Facade parts are drawn on the wall plane y = 0, facing -y; wrap them in `builder.within(facing(…))` for other walls.
"""

import math
import random
from dataclasses import dataclass

import bpy
from mathutils import Matrix

from .fittings import air_conditioner, dish, drain_pipe, washing
from .materials import plain, planks, plaster, window
from .mesh import link

PLINTH, STOREY, SLAB = 0.5, 3.2, 0.15


@dataclass
class HomeLook:
    """The paints of one home."""

    wall: object
    trim: object
    accent: object
    window: object
    metal: object
    door: object
    roof: object


def home_look(name, wall, trim='#f4efe6', accent='#a2583c', window_glass=None):
    return HomeLook(
        wall=plaster(name + ' wall', wall),
        trim=plaster(name + ' trim', trim, stain=0.06),
        accent=plaster(name + ' accent', accent, stain=0.08),
        window=window_glass or window(name + ' window', glow=0.3),
        metal=plain(name + ' metal', '#2a2623', rough=0.4, metal=0.6),
        door=planks(name + ' door', '#4a2a18', '#7d4c2c', width=0.16, across='X'),
        roof=plain(name + ' roof', '#b9a894', rough=0.9, mottle=0.2, mottle_scale=0.7, bump=0.3, bump_scale=12),
    )


def facing(position, side):
    """A frame for facade parts on the south, east, north or west wall through `position`."""
    turn = {'south': 0, 'east': math.pi / 2, 'north': math.pi, 'west': -math.pi / 2}[side]
    return Matrix.Translation(position) @ Matrix.Rotation(turn, 4, 'Z')


def shaded_window(builder, x, z, look, panes=2, shade=True, grille=True):
    """A window with a raised surround, frame, iron grille and the projecting slab that keeps sun and rain off."""
    (x0, x1), (z0, z1) = x, z
    band, proud = 0.10, 0.07
    builder.box((x0 - band, x0), (-proud, 0), (z0 - band, z1 + band), look.trim)
    builder.box((x1, x1 + band), (-proud, 0), (z0 - band, z1 + band), look.trim)
    builder.box((x0, x1), (-proud, 0), (z1, z1 + band), look.trim)
    builder.box((x0 - 0.05, x1 + 0.05), (-proud - 0.08, -proud), (z0 - band, z0 - band + 0.06), look.trim)
    builder.box((x0, x1), (-proud, 0), (z0 - band, z0), look.trim)
    builder.quad((x0, -0.01, z0), (x1, -0.01, z0), (x1, -0.01, z1), (x0, -0.01, z1), look.window)
    frame = 0.05
    for index in range(panes + 1):
        centre = min(max(x0 + (x1 - x0) * index / panes, x0 + frame / 2), x1 - frame / 2)
        builder.box((centre - frame / 2, centre + frame / 2), (-0.04, -0.011), (z0, z1), look.metal)
    builder.box((x0, x1), (-0.041, -0.012), (z0, z0 + frame), look.metal)
    builder.box((x0, x1), (-0.041, -0.012), (z1 - frame, z1), look.metal)
    if grille:
        for step in range(1, int((z1 - z0) / 0.22)):
            height = z0 + step * (z1 - z0) / int((z1 - z0) / 0.22)
            builder.box((x0, x1), (-0.058, -0.048), (height - 0.006, height + 0.006), look.metal)
    if shade:
        builder.prism(
            [(x0 - 0.3, z1 + 0.2), (x1 + 0.3, z1 + 0.2), (x1 + 0.3, z1 + 0.29), (x0 - 0.3, z1 + 0.29)],
            (-0.55, 0),
            look.trim,
        )


def railing(builder, x, z, metal, rail=None, spacing=0.12, y=0.0):
    """Upright bars between two rails over the height range z."""
    (x0, x1), (z0, z1) = x, z
    for index in range(int((x1 - x0) / spacing) + 1):
        builder.post(x0 + index * spacing, y, (z0 + 0.08, z1 - 0.05), 0.018, metal)
    builder.box(x, (y - 0.015, y + 0.015), (z0 + 0.05, z0 + 0.08), metal)
    builder.box((x0 - 0.02, x1 + 0.02), (y - 0.035, y + 0.035), (z1 - 0.05, z1), rail or metal)


def parapet(builder, x, y, z, look, height=0.95, thickness=0.16, pipe_rail=False):
    """A wall around a flat roof with a coping, or a low wall with steel pipes above it."""
    (x0, x1), (y0, y1) = x, y
    t, wall_top = thickness, z + (0.5 if pipe_rail else height)
    for run_x, run_y in (
        ((x0, x1), (y0, y0 + t)),
        ((x0, x1), (y1 - t, y1)),
        ((x0, x0 + t), (y0 + t, y1 - t)),
        ((x1 - t, x1), (y0 + t, y1 - t)),
    ):
        builder.box(run_x, run_y, (z, wall_top), look.wall)
    o = 0.05
    for run_x, run_y in (
        ((x0 - o, x1 + o), (y0 - o, y0 + t + o)),
        ((x0 - o, x1 + o), (y1 - t - o, y1 + o)),
        ((x0 - o, x0 + t + o), (y0 + t + o, y1 - t - o)),
        ((x1 - t - o, x1 + o), (y0 + t + o, y1 - t - o)),
    ):
        builder.box(run_x, run_y, (wall_top, wall_top + 0.07), look.trim)
    if pipe_rail:
        _pipe_rail(builder, x, y, (wall_top + 0.07, z + height + 0.07), look.metal)


def _pipe_rail(builder, x, y, z, metal):
    (x0, x1), (y0, y1), (z0, z1) = x, y, z
    inset = 0.08
    corners = [(x0 + inset, y0 + inset), (x1 - inset, y0 + inset), (x1 - inset, y1 - inset), (x0 + inset, y1 - inset)]
    for start, end in zip(corners, corners[1:] + corners[:1]):
        for height in (z0 + 0.2, z1):
            builder.cylinder((*start, height), (*end, height), 0.025, metal, sides=8)
        length = math.dist(start, end)
        for step in range(int(length / 1.5) + 1):
            share = step * 1.5 / length
            px, py = (a + (b - a) * share for a, b in zip(start, end))
            builder.cylinder((px, py, z0), (px, py, z1), 0.02, metal, sides=8)


def water_tank(builder, position, plastic, litres=1000):
    """The ribbed plastic tank on every roof."""
    size = (litres / 1000) ** (1 / 3)
    radius, height = 0.52 * size, 1.15 * size
    profile = [(radius * 0.96, 0)]
    ribs = 5
    for rib in range(ribs):
        base = height * rib / ribs
        step = height / ribs
        profile += [(radius, base + 0.1 * step), (radius, base + 0.75 * step), (radius * 0.955, base + 0.85 * step)]
    profile += [
        (radius * 0.98, height),
        (radius * 0.8, height + 0.12 * size),
        (radius * 0.42, height + 0.2 * size),
        (radius * 0.42, height + 0.27 * size),
        (radius * 0.36, height + 0.29 * size),
    ]
    builder.lathe(position, profile, plastic, sides=36)


def stair_room(builder, x, y, z, look, height=2.4):
    """The small room over the stairs that opens on the roof."""
    (x0, x1), (y0, y1) = x, y
    builder.box(x, y, (z, z + height), look.wall)
    builder.box((x0 - 0.3, x1 + 0.3), (y0 - 0.4, y1 + 0.2), (z + height, z + height + 0.14), look.trim)
    builder.box((x0 + 0.45, x0 + 1.4), (y0 - 0.04, y0), (z + 0.05, z + 2.1), look.door)
    with builder.within(facing((x0, y0, 0), 'south')):
        shaded_window(builder, (2.0, 2.8), (z + 1.1, z + 1.9), look, shade=False)


def flat_home(builder, width, depth, storeys, look, tanks, fittings, seed):
    """A plain neighbour around x = 0 with its front on y = 0: windows on every side, balcony, parapet, tank."""
    rng = random.Random(seed)
    half = width / 2
    top = PLINTH + storeys * STOREY
    builder.box((-half, half), (0, depth), (0, top), look.wall)
    builder.box((-half - 0.05, half + 0.05), (-0.05, depth + 0.05), (-0.2, PLINTH), look.accent)
    for floor in range(1, storeys + 1):
        level = PLINTH + floor * STOREY
        builder.box((-half - 0.12, half + 0.12), (-0.12, depth + 0.12), (level - SLAB, level), look.trim)
    for floor in range(storeys):
        level = PLINTH + floor * STOREY
        _front(builder, half, level, look, balcony=floor > 0, rng=rng)
        for side, x in (('east', half), ('west', -half)):
            with builder.within(facing((x, depth / 2, 0), side)):
                for centre in (-depth * 0.28, depth * 0.22):
                    if rng.random() < 0.8:
                        shaded_window(builder, (centre - 0.6, centre + 0.6), (level + 1.0, level + 2.3), look)
        with builder.within(facing((0, depth, 0), 'north')):
            for centre in (-half * 0.5, half * 0.5):
                shaded_window(builder, (centre - 0.6, centre + 0.6), (level + 1.0, level + 2.3), look)
    builder.box((-half + 0.1, half - 0.1), (0.1, depth - 0.1), (top + 0.001, top + 0.02), look.roof)
    parapet(builder, (-half, half), (0, depth), top + 0.001, look, pipe_rail=rng.random() < 0.35)
    left = rng.choice((-half + 0.5, half - 3.7))
    stair_room(builder, (left, left + 3.2), (depth - 4.2, depth - 0.6), top + 0.02, look)
    for _ in range(rng.choice((1, 1, 2))):
        spot = (left + rng.uniform(0.8, 2.4), depth - rng.uniform(1.4, 3.2), top + 2.56)
        builder.box(
            (spot[0] - 0.5, spot[0] + 0.5), (spot[1] - 0.5, spot[1] + 0.5), (spot[2], spot[2] + 0.3), look.wall
        )
        water_tank(builder, (spot[0], spot[1], spot[2] + 0.3), rng.choice(tanks), rng.choice((500, 750, 1000)))
    _fit_out(builder, half, depth, storeys, fittings, random.Random(seed + 50))


def _fit_out(builder, half, depth, storeys, fittings, rng):
    top = PLINTH + storeys * STOREY
    for side, x in (('east', half), ('west', -half)):
        with builder.within(facing((x, depth / 2, 0), side)):
            drain_pipe(builder, -depth * 0.06, (0.1, top - 0.2), fittings)
            for floor in range(storeys):
                if rng.random() < 0.6:
                    spot = rng.choice((-depth * 0.42, depth * 0.07, depth * 0.37))
                    air_conditioner(builder, spot, PLINTH + floor * STOREY + 1.3, fittings)
    with builder.within(facing((0, 0, 0), 'south')):
        for floor in range(1, storeys):
            air_conditioner(builder, rng.uniform(-0.3, 0.1), PLINTH + floor * STOREY + 1.9, fittings)
    if rng.random() < 0.7:
        left = -half + rng.uniform(1.0, 2.5)
        washing(builder, (left, left + rng.uniform(2.8, 4.2)), rng.uniform(2.2, 5.5), top + 0.02, rng, fittings)
    spot = (rng.uniform(-half + 0.6, half - 0.6), rng.uniform(0.7, 1.6), top + 0.02)
    dish(builder, spot, rng.uniform(-0.8, 0.8), fittings)


def _front(builder, half, level, look, balcony, rng):
    wide = (-half + 0.7, -half + 2.9)
    if balcony:
        door = (level + 0.02, level + 2.3)
        shaded_window(builder, wide, door, look, panes=3, shade=False, grille=False)
        edge = 0.0 if rng.random() < 0.5 else half - 0.2
        builder.box((-half, edge), (-1.3, -0.13), (level - SLAB, level), look.trim)
        railing(builder, (-half + 0.05, edge - 0.05), (level, level + 1.0), look.metal, y=-1.22)
    else:
        builder.box((-half + 1.0, -half + 2.1), (-0.05, 0), (level, level + 2.2), look.door)
    shaded_window(builder, (half - 2.9, half - 0.9), (level + 0.9, level + 2.3), look, panes=3)


def tank_plastics():
    return [plain('black tank', '#17181a', rough=0.45), plain('white tank', '#e3e2dc', rough=0.5)]


def globe_lamp(builder, position, metal, glass):
    x, y, z = position
    builder.cylinder((x, y, z), (x, y, z + 0.12), 0.05, metal)
    builder.lathe((x, y, z + 0.12), [(0.05, 0), (0.12, 0.06), (0.14, 0.13), (0.12, 0.2), (0.05, 0.26)], glass, 20)


def street_lamp(builder, x, y, towards, metal, lens):
    """A slim post, 6.5 m high, its arm reaching `towards` +1 or -1 along y."""
    builder.tube(
        [(x, y, 0), (x, y, 6.2), (x, y + towards * 0.25, 6.5), (x, y + towards * 1.5, 6.6)],
        [0.075, 0.05, 0.045, 0.04],
        metal,
        sides=10,
    )
    builder.block((x, y + towards * 1.75, 6.6), (0.26, 0.6, 0.07), metal)
    builder.block((x, y + towards * 1.75, 6.555), (0.2, 0.5, 0.012), lens)


def shine(position, watts, tint=(1.0, 0.72, 0.42)):
    """A warm lamp that lights its surroundings downwards."""
    lamp = bpy.data.lights.new('lamp', 'AREA')
    lamp.energy, lamp.color, lamp.size = watts, tint, 0.5
    link(bpy.data.objects.new('lamp', lamp)).location = position
