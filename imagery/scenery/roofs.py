"""Roof coverings with real relief: clay tiles and trapezoidal steel sheet."""

import numpy as np

from .mesh import mesh_from_arrays

TILE_PROFILE = np.array([(0, 0), (0.12, 0.55), (0.3, 0.95), (0.5, 1), (0.7, 0.7), (0.88, 0.25), (1.0, 0.06)])
"""Across one tile: share of its width, share of its swell."""


def tiles(width, length, material, tile_width=0.30, tile_length=0.36, swell=0.028, seed=0):
    """A field of overlapping tiles around the origin; -y is the eave."""
    rng = np.random.RandomState(seed)
    columns, rows = round(width / tile_width), round(length / tile_length)
    tile_width, tile_length = width / columns, length / rows
    across, rise = TILE_PROFILE[:, 0] * tile_width * 1.04, TILE_PROFILE[:, 1] * swell
    points = len(across)
    vertices, faces = [], []
    for row in range(rows):
        for column in range(columns):
            x = -width / 2 + column * tile_width + across
            low_y, lift = -length / 2 + row * tile_length - 0.03, rng.normal(0, 0.0025)
            high_y = low_y + tile_length + 0.06
            lip = np.stack([x, np.full(points, low_y) + rng.normal(0, 0.004), rise + 0.030 + lift], 1)
            top = np.stack([x, np.full(points, high_y), rise + 0.002 + lift], 1)
            start = len(vertices) * 3 * points
            vertices.append(np.concatenate([lip - np.array([0, 0, 0.016]), lip, top]))
            for strip in (0, points):
                for i in range(points - 1):
                    a = start + strip + i
                    faces.append((a, a + 1, a + points + 1, a + points))
    return mesh_from_arrays('tiles', np.concatenate(vertices), np.array(faces), [material])


SHEET_PROFILE = [(0, 0), (0.42, 0), (0.50, 1), (0.70, 1), (0.78, 0)]
"""Across one rib: share of the pitch, share of the rib's height."""


def steel_sheet(width, length, material, pitch=0.30, rib=0.045):
    """Trapezoidal sheet around the origin, ribs along y."""
    count = int(width / pitch)
    across = [
        (-width / 2 + (i + share) * pitch, height * rib) for i in range(count) for share, height in SHEET_PROFILE
    ]
    across.append((width / 2, 0))
    size = len(across)
    vertices = np.array([(x, y, z) for y in (-length / 2, length / 2) for x, z in across])
    faces = np.array([(i, i + 1, size + i + 1, size + i) for i in range(size - 1)])
    return mesh_from_arrays('sheet', vertices, faces, [material])
