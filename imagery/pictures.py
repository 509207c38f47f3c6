"""Every rendered picture: which scene, from where, in which light, and how it is finished.

Light takes the fields of `scenery.sky.Light`, camera the arguments of `scenery.stage.camera`, finish the fields of
`finish.grade.Finish`.
"""

from dataclasses import dataclass, field

WIDE = 16 / 9
BANNER = 21 / 9


@dataclass
class Picture:
    scene: str
    camera: dict
    light: dict
    finish: dict
    options: dict = field(default_factory=dict)
    """Arguments of the scene's `build`."""
    aspect: float = WIDE
    width: int = 1600
    samples: int = 7
    """The denoiser needs few by daylight; lamp-lit halls and depth of field need some thirty."""
    draft_samples: int = 4


BRIGHT_MORNING = dict(elevation=31, azimuth=196, sun=5.2, sky=0.10, clouds=0.5, cloud_seed=3, dust=0.2, ozone=4.5)
LOW_SUN = dict(elevation=8, sun=4.2, sky=0.16, clouds=0.7, cloud_seed=5, dust=1.0, ozone=2.5, cloud_brightness=0.9)
CITY_AIR = dict(
    haze=1.0,
    haze_colour=(0.86, 0.89, 0.94),
    haze_brightness=0.72,
    exposure=0.05,
    warmth=0.01,
    saturation=1.24,
    look='High Contrast',
)
CITY_VIEW = dict(
    haze=1.1, haze_colour=(0.9, 0.9, 0.92), haze_brightness=0.7, exposure=0.1, saturation=1.22, look='High Contrast'
)
INDUSTRIAL_AIR = dict(
    haze=0.5,
    haze_colour=(0.92, 0.9, 0.88),
    haze_brightness=0.75,
    exposure=0.3,
    warmth=0.03,
    saturation=1.25,
    look='High Contrast',
)
COUNTRY_AIR = dict(haze=0.28, exposure=0.45)
GOLDEN_AIR = dict(
    haze=0.35,
    haze_colour=(1.0, 0.72, 0.48),
    haze_brightness=1.0,
    exposure=-0.1,
    look='High Contrast',
    saturation=1.2,
    warmth=0.03,
    flare=0.35,
)

PICTURES = {
    # The colony: our Lucknow home, its roof, its street.
    'hero': Picture(
        scene='colony',
        camera=dict(position=(10.8, -25.5, 13.4), target=(0.2, 0, 7.7), lens=31),
        light=BRIGHT_MORNING,
        finish=CITY_AIR,
        width=2400,
        samples=9,
    ),
    'residential': Picture(
        scene='colony',
        options=dict(paint=('#e4e6e2', '#3d6470'), modules=(5, 2)),
        camera=dict(position=(-8.5, -21.5, 13.8), target=(0.7, 0, 8.4), lens=33),
        light=dict(BRIGHT_MORNING, azimuth=160, elevation=27, cloud_seed=6),
        finish=CITY_AIR,
    ),
    'banner-noon-rooftop': Picture(
        scene='colony',
        aspect=BANNER,
        camera=dict(position=(8.2, -11.5, 13.0), target=(-0.6, 0.4, 10.3), lens=29),
        light=dict(BRIGHT_MORNING, elevation=52, azimuth=188, cloud_seed=8),
        finish=CITY_AIR,
    ),
    'banner-dusk-street': Picture(
        scene='colony',
        options=dict(dusk=True),
        aspect=BANNER,
        camera=dict(position=(25, -21, 10.5), target=(-7, -2.5, 6.6), lens=30),
        light=dict(
            elevation=3,
            azimuth=282,
            sun=0.5,
            sky=0.26,
            clouds=0.55,
            cloud_seed=5,
            cloud_brightness=0.22,
            sky_elevation=0.8,
            dust=1.2,
            ozone=3.5,
        ),
        finish=dict(
            haze=0.9,
            haze_colour=(0.62, 0.46, 0.40),
            haze_brightness=0.5,
            exposure=0.75,
            saturation=0.98,
            bloom=0.12,
            bloom_threshold=1.0,
        ),
    ),
    'rooftop-closeup': Picture(
        scene='colony',
        options=dict(paint=('#e8ded0', '#8a4b35')),
        camera=dict(position=(-4.6, -5.5, 11.4), target=(1.3, 0.45, 9.3), lens=27),
        light=dict(BRIGHT_MORNING, elevation=24, azimuth=240, clouds=0.6, cloud_seed=5, dust=0.4),
        finish=dict(
            CITY_AIR, haze=1.4, haze_colour=(0.93, 0.9, 0.87), warmth=0.02, saturation=1.18, exposure=0.2
        ),
        samples=10,
    ),
    'government': Picture(
        scene='government',
        camera=dict(position=(25, -47, 23.5), target=(1.5, -2, 9.6), lens=30),
        light=dict(elevation=25, azimuth=228, sun=5.0, sky=0.10, clouds=0.5, cloud_seed=11, dust=0.3, ozone=4),
        finish=dict(
            haze=0.6,
            haze_colour=(0.88, 0.88, 0.89),
            haze_brightness=0.72,
            exposure=0.25,
            warmth=0.03,
            saturation=1.22,
            look='High Contrast',
        ),
    ),
    # The solar farm.
    'farm': Picture(
        scene='farm',
        camera=dict(position=(16, -9, 4.2), target=(-24, 40, 0.4), lens=28),
        light=dict(LOW_SUN, azimuth=352),
        finish=dict(GOLDEN_AIR, sun_at=(0.9, 0.15)),
        samples=40,
    ),
    'banner-dawn-farm': Picture(
        scene='farm',
        options=dict(eye=(-14, -16), grass_heading=0.55, lane=99, first_row=-2),
        aspect=BANNER,
        camera=dict(position=(-14, -21, 7.5), target=(20, 38, 0.9), lens=30),
        light=dict(LOW_SUN, elevation=4, azimuth=50, sun=3.6, sky=0.15, cloud_seed=12, dust=0.5, ozone=4),
        finish=dict(
            GOLDEN_AIR,
            haze=0.36,
            haze_colour=(1.0, 0.67, 0.54),
            haze_brightness=0.88,
            exposure=0.3,
            flare=0.32,
            sun_at=(0.7, 0.26),
        ),
    ),
    'water-pump': Picture(
        scene='water_pump',
        camera=dict(position=(10.5, -10.5, 3.6), target=(0.9, 0.6, 1.9), lens=32, focus=(3.5, -2, 1.5), aperture=4),
        light=dict(elevation=17, azimuth=235, sun=4.8, sky=0.11, clouds=0.6, cloud_seed=8, dust=0.6),
        finish=dict(COUNTRY_AIR, exposure=0.5, saturation=1.15),
        samples=32,
    ),
    'industrial': Picture(
        scene='industrial',
        camera=dict(position=(41, -47, 25.5), target=(-1.5, 3, 8.6), lens=31),
        light=dict(elevation=24, azimuth=214, sun=5, sky=0.10, clouds=0.55, cloud_seed=6, dust=0.3, ozone=3.5),
        finish=INDUSTRIAL_AIR,
    ),
    'commercial': Picture(
        scene='commercial',
        camera=dict(position=(-27, -30, 37), target=(1, 0, 25.6), lens=27),
        light=dict(elevation=24, azimuth=225, sun=4.8, sky=0.10, clouds=0.55, cloud_seed=3, dust=0.4, ozone=3.5),
        finish=CITY_VIEW,
    ),
    'carport': Picture(
        scene='carport',
        camera=dict(position=(14.5, -13.5, 7.4), target=(-3.6, 3.5, 2.5), lens=27),
        light=dict(elevation=27, azimuth=208, sun=5, sky=0.10, clouds=0.5, cloud_seed=9, dust=0.3, ozone=3.5),
        finish=dict(haze=0.7, haze_colour=(0.9, 0.9, 0.9), haze_brightness=0.75, exposure=0.3, saturation=1.15),
        samples=12,
    ),
    'warehouse': Picture(
        scene='warehouse',
        camera=dict(position=(0.6, -6.5, 2.5), target=(-0.3, 25, 2.9), lens=24),
        light=dict(elevation=35, azimuth=120, sun=4, sky=0.16, clouds=0.4),
        finish=dict(exposure=0.45, saturation=1.05),
        samples=40,
    ),
    'training-hall': Picture(
        scene='training_hall',
        camera=dict(position=(-0.6, -6.3, 2.35), target=(0.0, 10, 1.2), lens=25),
        light=dict(elevation=34, azimuth=248, sun=4, sky=0.22, clouds=0.4),
        finish=dict(exposure=0.5, saturation=1.1, warmth=0.045),
        samples=32,
    ),
    # Thumbnails of the videos: 960 px, each a place seen elsewhere on the site from another side.
    'video-home': Picture(
        scene='colony',
        options=dict(paint=('#efe0c9', '#66704f'), modules=(6, 2)),
        camera=dict(position=(14.5, -13.5, 12.6), target=(0.6, -0.6, 8.5), lens=36),
        light=dict(BRIGHT_MORNING, azimuth=215, cloud_seed=13),
        finish=CITY_AIR,
        width=960,
    ),
    'video-shop': Picture(
        scene='commercial',
        camera=dict(position=(-20.4, -13.6, 29.2), target=(6, 1.5, 26.3), lens=28),
        light=dict(elevation=28, azimuth=215, sun=4.8, sky=0.10, clouds=0.6, cloud_seed=10, dust=0.4, ozone=3.5),
        finish=CITY_VIEW,
        width=960,
    ),
    'video-farm': Picture(
        scene='water_pump',
        camera=dict(position=(-5.5, -10.5, 2.7), target=(2.2, 0.4, 1.9), lens=30),
        light=dict(elevation=22, azimuth=195, sun=4.8, sky=0.11, clouds=0.6, cloud_seed=4, dust=0.5),
        finish=dict(COUNTRY_AIR, exposure=0.5, saturation=1.15),
        width=960,
    ),
    'video-factory': Picture(
        scene='industrial',
        camera=dict(position=(-33.5, -20.5, 15.2), target=(4, -1, 9.4), lens=29),
        light=dict(elevation=26, azimuth=205, sun=5, sky=0.09, clouds=0.55, cloud_seed=2, dust=0.4),
        finish=INDUSTRIAL_AIR,
        width=960,
    ),
}
