import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { SiteLink } from '~/ui/site-link';
import { type Service, services } from './en';

/** Seven cards on six columns: a wide opener with a picture, three in the middle, two that stand out at the end. */
const shapes = [
  { span: 'lg:col-span-4', tone: 'card' },
  { span: 'lg:col-span-2', tone: 'card' },
  { span: 'lg:col-span-2', tone: 'card' },
  { span: 'lg:col-span-2', tone: 'card' },
  { span: 'lg:col-span-2', tone: 'card' },
  { span: 'lg:col-span-3', tone: 'on-dark cells rounded-lg' },
  {
    span: 'lg:col-span-3 md:max-lg:col-span-2',
    tone: 'rounded-lg border border-sun-300 bg-sun-100 [&_.icon-tile]:bg-white',
  },
];

export function ServiceGrid() {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-6">
      {services.map((service, index) => (
        <li
          key={service.title}
          className={`flex overflow-hidden ${shapes[index]?.tone} ${shapes[index]?.span}`}
        >
          <ServiceCard service={service} />
          {index === 0 && (
            <Picture
              name="rooftop-closeup"
              alt=""
              sizes="(min-width: 64rem) 22rem, 1px"
              className="hidden w-2/5 object-cover lg:block"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function ServiceCard({ service }: { service: Service }) {
  return (
    <div className="flex flex-1 flex-col p-6 md:p-8">
      <span className="icon-tile">
        <Icon name={service.icon} />
      </span>
      <h3 className="mt-5">{service.title}</h3>
      <p className="mt-2 text-sm opacity-85">{service.description}</p>
      <ul className="ticks mt-4 mb-6 grid gap-1.5 text-sm">
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <SiteLink to={service.link} className="link mt-auto inline-flex min-h-11 items-center gap-2 self-start">
        {service.cta} <Icon name="arrow-right" />
      </SiteLink>
    </div>
  );
}
