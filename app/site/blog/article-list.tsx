import { pictureNotes } from '~/ui/en';
import { ArticleCard } from './article-card';
import { articleSummaries } from './article-summaries';
import { type BlogCategory, blogCategories } from './articles';
import { categoryNames, listCopy } from './en';

/**
 * The category filter is a row of radio buttons and a style rule, so that it works before any script has run. Each card
 * is hidden under the categories it does not belong to. Whole class names: the style sheet is made by reading this file.
 */
const hiddenUnder: Record<BlogCategory, string> = {
  technology: 'group-has-[#technology:checked]/blog:hidden',
  policy: 'group-has-[#policy:checked]/blog:hidden',
  finance: 'group-has-[#finance:checked]/blog:hidden',
  installation: 'group-has-[#installation:checked]/blog:hidden',
  maintenance: 'group-has-[#maintenance:checked]/blog:hidden',
};

const choices = [
  { id: 'all', name: listCopy.all },
  ...blogCategories.map((id) => ({ id, name: categoryNames[id] })),
];

export function ArticleList() {
  return (
    <div className="group/blog wrap pb-20">
      <CategoryFilter />
      <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2">
        {articleSummaries.map((article, index) => (
          <li
            key={article.slug}
            className={[
              ...(index === 0 ? ['md:col-span-2'] : []),
              ...blogCategories
                .filter((category) => !article.categories.includes(category))
                .map((category) => hiddenUnder[category]),
            ].join(' ')}
          >
            <ArticleCard article={article} featured={index === 0} />
          </li>
        ))}
      </ul>
      <p className="mt-10 text-xs text-ink-soft">{pictureNotes.several}</p>
    </div>
  );
}

function CategoryFilter() {
  return (
    <fieldset className="no-print mb-10">
      <legend className="sr-only">{listCopy.filter}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, name }) => (
          <label
            key={id}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-sand-300 bg-white px-5 text-sm font-bold hover:border-panel-800 has-checked:border-panel-800 has-checked:bg-panel-800 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-panel-600"
          >
            <input type="radio" name="category" id={id} defaultChecked={id === 'all'} className="sr-only" />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
