"""Named parts for our Blender scenes: materials, meshes, panels, buildings, plants, sky and camera."""
