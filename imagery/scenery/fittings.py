"""What people hang on their walls and leave on their roofs: without it a home looks like a model of one.

Wall fittings are drawn on the wall plane y = 0, facing -y, like the facade parts in `homes.py`.
"""

import math

import numpy as np
from mathutils import Matrix

from .materials import plain
from .mesh import grid_faces

CLOTHS = ('#d8d3c8', '#b5482f', '#e0b23e', '#3f6c9c', '#7d3b5e', '#e9e6df')


class Fittings:
    """The materials that all fittings of a scene share."""

    def __init__(self):
        self.casing = plain('unit casing', '#e4e3dd', rough=0.45)
        self.dark = plain('unit grille', '#33373a', rough=0.5)
        self.pipe = plain('drain pipe', '#b9b4a8', rough=0.5)
        self.steel = plain('bracket', '#9aa0a4', rough=0.4, metal=0.8)
        self.cloths = [plain(f'cloth {tint}', tint, rough=0.9) for tint in CLOTHS]


def drain_pipe(builder, x, z, fittings):
    low, high = z
    builder.cylinder((x, -0.07, low), (x, -0.07, high), 0.05, fittings.pipe, sides=10)
    for share in (0.12, 0.4, 0.68, 0.96):
        clamp = low + (high - low) * share
        builder.box((x - 0.07, x + 0.07), (-0.13, 0), (clamp - 0.025, clamp + 0.025), fittings.pipe)


def air_conditioner(builder, x, z, fittings):
    """The outdoor unit on its bracket, its pipe going into the wall."""
    builder.box((x - 0.4, x + 0.4), (-0.38, -0.08), (z, z + 0.56), fittings.casing)
    with builder.within(Matrix.Translation((x - 0.1, -0.385, z + 0.28)) @ Matrix.Rotation(math.pi / 2, 4, 'X')):
        builder.cylinder((0, 0, 0), (0, 0, 0.012), 0.22, fittings.dark, sides=24)
    for side in (-0.3, 0.3):
        builder.box((x + side - 0.02, x + side + 0.02), (-0.36, 0), (z - 0.05, z - 0.001), fittings.steel)
    pipe = [(x + 0.41, -0.2, z + 0.2), (x + 0.5, -0.1, z + 0.2), (x + 0.5, 0, z + 0.7)]
    builder.tube(pipe, [0.03] * 3, fittings.casing)


def dish(builder, position, heading, fittings):
    """A satellite dish on a short mast."""
    x, y, z = position
    builder.cylinder((x, y, z), (x, y, z + 0.7), 0.025, fittings.steel, sides=8)
    lean = Matrix.Rotation(heading, 4, 'Z') @ Matrix.Rotation(math.radians(50), 4, 'X')
    with builder.within(Matrix.Translation((x, y, z + 0.75)) @ lean):
        bowl = [(0.02, 0), (0.16, 0.02), (0.28, 0.07), (0.36, 0.13), (0.35, 0.14), (0.0, 0.04)]
        builder.lathe((0, 0, 0), bowl, fittings.casing, sides=28)
        builder.cylinder((0, -0.3, 0.1), (0, 0, 0.42), 0.012, fittings.steel, sides=6)


def washing(builder, x, y, z, rng, fittings):
    """A line over the range x with the day's washing."""
    (left, right), high = x, z + 1.75
    for end in x:
        builder.cylinder((end, y, z), (end, y, high), 0.025, fittings.steel, sides=8)
    builder.cylinder((left, y, high - 0.02), (right, y, high - 0.02), 0.006, fittings.steel, sides=5)
    along = left + 0.2
    while along < right - 0.9:
        width, drop = rng.uniform(0.5, 0.9), rng.uniform(0.55, 1.2)
        _cloth(builder, along, y, high, width, drop, rng.uniform(0, 6), rng.choice(fittings.cloths))
        along += width + rng.uniform(0.06, 0.5)


def _cloth(builder, x, y, z, width, drop, phase, cloth, columns=9, rows=6):
    points = []
    for down in np.linspace(0, 1, rows):
        for across in np.linspace(0, 1, columns):
            fold = 0.05 * down * math.sin(across * 9 + phase) + 0.06 * down * math.sin(phase)
            points.append((x + across * width, y + fold, z - down * drop))
    builder.add(points, grid_faces(columns, rows), cloth)


def inverter(builder, x, z, fittings):
    """A string inverter with its isolator and the conduits down to the roof."""
    builder.box((x, x + 0.5), (-0.2, -0.02), (z, z + 0.62), fittings.casing)
    builder.box((x + 0.12, x + 0.38), (-0.206, -0.201), (z + 0.38, z + 0.5), fittings.dark)
    builder.box((x + 0.62, x + 0.92), (-0.15, -0.01), (z + 0.15, z + 0.5), fittings.dark)
    for dx in (0.1, 0.4, 0.77):
        builder.cylinder((x + dx, -0.08, z - 0.9), (x + dx, -0.08, z + 0.16), 0.018, fittings.pipe, sides=8)
