import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { Section } from '~/ui/section';
import { videosCopy, videoTestimonials } from './en';
import { type VideoTestimonial, watchUrl } from './samples';
import { Stars } from './stars';

/** The first one large, the others as a list beside it. */
export function VideoTestimonials() {
  const [lead, ...others] = videoTestimonials;
  return (
    <Section
      id="videos"
      tone="dark"
      eyebrow={videosCopy.eyebrow}
      title={videosCopy.title}
      lead={videosCopy.lead}
    >
      <ul className="grid gap-8 lg:grid-cols-[1.35fr_1fr] lg:gap-x-14">
        <li className="lg:row-span-3">
          <VideoLink video={lead} className="gap-5" sizes="(min-width: 64rem) 42rem, 90vw" />
        </li>
        {others.map((video) => (
          <li key={video.id}>
            <VideoLink
              video={video}
              className="grid-cols-[42%_1fr] items-center gap-5"
              sizes="(min-width: 64rem) 14rem, 40vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface VideoLinkProps {
  video: VideoTestimonial;
  className: string;
  sizes: string;
}

function VideoLink({ video, className, sizes }: VideoLinkProps) {
  return (
    <a href={watchUrl(video.id)} target="_blank" rel="noreferrer" className={`group grid ${className}`}>
      <span className="relative overflow-hidden rounded-lg">
        <Picture name={video.thumbnail} alt="" sizes={sizes} className="aspect-video w-full object-cover" />
        <span className="absolute inset-0 m-auto grid size-12 place-items-center rounded-full bg-sun-400 text-panel-950">
          <Icon name="play" className="fill-current" />
        </span>
      </span>
      <span className="grid gap-1 text-sm text-panel-200">
        <strong className="text-lg leading-snug text-white group-hover:text-sun-300">{video.title}</strong>
        {`${video.customerName}, ${video.customer}, ${video.location}`}
        <Stars rating={video.rating} />
      </span>
    </a>
  );
}
