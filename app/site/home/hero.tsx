import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { SiteLink } from '~/ui/site-link';
import { hero, heroExample, trust } from './en';
import { InstallationTypes } from './installation-types';

/** A phone is told less than its width, so that even at three pixels per point it takes the 960 px file. */
export const heroSizes = '(min-width: 64rem) 70vw, (min-width: 40rem) 100vw, 320px';

export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="hero">
      <div className="on-dark cells relative isolate overflow-hidden">
        <HeroPicture />
        <div className="wrap pt-66 pb-12 sm:pt-[min(24rem,60svh)] lg:grid lg:min-h-184 lg:content-center lg:py-20">
          <div className="grid max-w-140 gap-5 lg:max-w-120 xl:max-w-150">
            <p className="eyebrow">{hero.eyebrow}</p>
            <h1 id="hero-title">{hero.title}</h1>
            <p className="lead">{hero.lead}</p>
            <div className="my-2 flex flex-wrap gap-3">
              <SiteLink to={hero.consultation.to} className="btn btn-sun">
                {hero.consultation.label} <Icon name="arrow-right" />
              </SiteLink>
              <SiteLink to={hero.calculator.to} className="btn btn-line">
                {hero.calculator.label}
              </SiteLink>
            </div>
            <Stats />
          </div>
        </div>
        <ExampleCard />
      </div>
      <InstallationTypes />
      <TrustStrip />
    </section>
  );
}

function HeroPicture() {
  return (
    <div className="hero-picture">
      <Picture
        name="hero"
        alt={hero.pictureAlt}
        sizes={heroSizes}
        priority
        className="size-full object-cover"
      />
    </div>
  );
}

function Stats() {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 border-t border-white/20 pt-6 sm:gap-x-16">
      {hero.stats.map((stat) => (
        <div key={stat.label} className="flex flex-col-reverse">
          <dt className="text-sm text-panel-200">{stat.label}</dt>
          <dd className="text-3xl font-extrabold tracking-tight text-sun-300">{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ExampleCard() {
  return (
    <p className="card absolute right-[max(2.5rem,50vw-38rem)] bottom-10 hidden w-72 p-5 text-sm text-ink-soft shadow-lift lg:block">
      {heroExample.before}{' '}
      <strong className="block text-2xl font-extrabold tracking-tight text-ink">{heroExample.saving}</strong>{' '}
      {heroExample.after}
    </p>
  );
}

function TrustStrip() {
  return (
    <ul className="wrap grid gap-6 py-12 sm:grid-cols-3 lg:py-16">
      {trust.map((item) => (
        <li key={item.title} className="flex gap-4">
          <span className="icon-tile shrink-0">
            <Icon name={item.icon} />
          </span>
          <p className="text-sm text-ink-soft">
            <strong className="block text-base text-ink">{item.title}</strong>
            {item.text}
          </p>
        </li>
      ))}
    </ul>
  );
}
