import { RequestReference } from '~/forms/request-reference';
import { pageMeta } from '~/lib/seo';
import { useSearchParamsAfterHydration } from '~/lib/use-search-params-after-hydration';
import { whatsappMessage } from '~/lib/whatsapp';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { registrationSuccessPage as page } from './en';
import { useSentRequest } from './use-sent-request';
import { welcomedName } from './welcomed-name';

export const meta = () =>
  pageMeta({
    title: page.name,
    description: page.lead,
    path: paths.associateRegistrationSuccess,
    share: 'associate-registration',
    noIndex: true,
  });

export default function RegistrationSuccessPage() {
  const name = welcomedName(useSearchParamsAfterHydration());
  const sent = useSentRequest();
  return (
    <div className="bg-linear-to-b from-sun-100 to-sand-50">
      <div className="wrap section grid justify-items-center gap-6 text-center">
        <span className="grid size-20 place-items-center rounded-full bg-leaf-700 text-white">
          <Icon name="badge-check" className="size-11" />
        </span>
        <h1 className="max-w-3xl">{page.title(name)}</h1>
        <p className="lead">{page.lead}</p>
        <ul className="my-4 grid w-full max-w-3xl gap-4 text-left sm:grid-cols-2">
          {page.notes.map(({ icon, title, text }) => (
            <li key={title} className="card flex gap-4 p-5">
              <Icon name={icon} className="mt-1 text-xl text-leaf-700" />
              <div>
                <h2 className="text-lg">{title}</h2>
                <p className="text-sm text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        {sent && (
          <div className="card w-full max-w-3xl p-5">
            <RequestReference reference={sent.reference} followTo={sent.followTo} />
          </div>
        )}
        <div className="actions justify-center">
          <SiteLink to={paths.ourAssociates} className="btn btn-sun">
            {page.directory}
            <Icon name="arrow-right" />
          </SiteLink>
          <a
            href={whatsappMessage(page.greeting, { ...page.details(name), ...sent?.details })}
            target="_blank"
            rel="noreferrer"
            className="btn btn-line"
          >
            <Icon name="message-circle" />
            {page.whatsapp}
          </a>
        </div>
        <SiteLink to={paths.contact} className="link text-balance">
          {page.support}
        </SiteLink>
      </div>
    </div>
  );
}
