"""Roof coverings with real relief: trapezoidal steel sheet."""

import numpy as np

from .mesh import mesh_from_arrays

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
