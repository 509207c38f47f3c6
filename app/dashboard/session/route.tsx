import { pageMeta } from '~/lib/seo';
import { paths } from '~/paths';
import { Picture } from '~/ui/picture';
import { SiteLink } from '~/ui/site-link';
import { login } from './en';
import { LoginPanel } from './login-panel';
import '~/styles/dashboard.css';

export const meta = () =>
  pageMeta({ title: login.title, description: login.lead, path: paths.login, noIndex: true });

export default function Login() {
  return (
    <div className="dashboard wrap py-8 md:py-16">
      <div className="card grid overflow-hidden lg:grid-cols-[1.1fr_1fr]">
        <div className="on-dark cells grid content-between gap-8 p-6 sm:p-10">
          <div className="grid gap-4">
            <h1 className="text-3xl">{login.title}</h1>
            <p className="text-panel-200">{login.lead}</p>
            <p className="text-sm text-panel-200">
              {login.calculator.text}{' '}
              <SiteLink to={paths.calculator} className="link">
                {login.calculator.link}
              </SiteLink>
            </p>
          </div>
          <Picture
            name="rooftop-closeup"
            alt=""
            sizes="(min-width: 64rem) 36rem, 1px"
            className="-mx-10 -mb-10 hidden max-w-none w-[calc(100%+5rem)] h-64 object-cover lg:block"
          />
        </div>
        <div className="grid content-center p-6 sm:p-10 lg:min-h-136">
          <LoginPanel />
        </div>
      </div>
    </div>
  );
}
