// Conversations of users, their messages, and the backups from which specialists resume them.
import { html, nothing, get, getOrNull, linkTo, link, part, count, when } from '../lib/base.js';
import { table, head, pager, status } from '../lib/tables.js';

export const title = d => d.conversation?.title ?? 'Conversations';

export async function load({ part: id, query }) {
  const [list, coverage] = await Promise.all([
    get('conversations', { all_projects: true, user: query.user, after: query.after, limit: 50 }),
    getOrNull('backup-coverage'),
  ]);
  if (!id) return { list, coverage };
  const path = 'conversations/' + part(id);
  const user = { user: query.user };
  const [conversation, window, threads] = await Promise.all([
    get(path, user),
    get(path + '/window', { ...user, messages: 100 }),
    getOrNull(path + '/threads', user),
  ]);
  const specialists = [...new Set((threads?.items ?? []).map(t => t.specialist))].slice(0, 5);
  const backups = await Promise.all(
    specialists.map(s => getOrNull(`${path}/backups/${part(s)}`, { ...user, limit: 10 })),
  );
  return {
    list,
    coverage,
    conversation,
    messages: window.items ?? window.messages ?? [],
    threads: threads?.items ?? [],
    backups: backups.flatMap(b => b?.items ?? []),
  };
}

export function pulse(moved, data, context) {
  if ('audit' in moved) context.reload();
}

function one(d) {
  return html`<section class="panel" aria-label="Messages">
      <header>
        <h2>${d.conversation.title ?? 'Untitled'}</h2>
        <span class="end quiet small">${count(d.conversation.messages)} messages</span>
      </header>
      <div class="log" tabindex="0" role="log" aria-label="Messages">
        ${d.messages.map(
          m =>
            html`<div class="said">
              <span class="tag">${m.role}</span>
              <span class="quiet small">${when(m.created_at)}</span>
              <p class="wrap">${m.content}</p>
            </div>`,
        )}
      </div>
    </section>
    <section class="panel">
      ${table({
        title: 'Threads',
        file: 'threads',
        rows: d.threads,
        empty: 'No specialist follows it.',
        columns: [
          { title: 'Specialist', name: 'specialist', text: t => t.specialist },
          { title: 'Tokens', name: 'tokens', cls: 'num', text: t => t.tokens },
          { title: 'Messages', name: 'messages', cls: 'num', text: t => t.messages },
          { title: 'Covered', name: 'covered', cls: 'num', text: t => t.covered },
          {
            title: 'Last backup',
            name: 'last_backup_at',
            text: t => t.last_backup_at,
            show: t => when(t.last_backup_at),
          },
        ],
      })}
    </section>
    <section class="panel">
      ${table({
        title: 'Backups',
        file: 'context-backups',
        rows: d.backups,
        empty: 'None was written.',
        columns: [
          { title: 'Specialist', name: 'specialist', text: b => b.specialist },
          { title: 'Because of', name: 'trigger', text: b => b.trigger },
          { title: 'Covers', name: 'covers', cls: 'num', text: b => b.covers },
          { title: 'Tokens', name: 'tokens', cls: 'num', text: b => b.tokens },
          {
            title: 'Written',
            name: 'created_at',
            text: b => b.created_at,
            show: b => when(b.created_at),
          },
        ],
      })}
    </section>`;
}

export function view(d, { query, set }) {
  const c = d.coverage;
  return html`${head(
    'Conversations',
    c
      ? `${count(c.covered)} threads have a valid backup, ${count(c.stale)} a stale one, ${count(c.missing)} none.`
      : 'Chats of users, by project.',
    d.conversation
      ? html`<a class="btn" href=${link('conversations', { user: query.user })}
          >All conversations</a
        >`
      : nothing,
  )}
  ${
    d.conversation
      ? one(d)
      : html`<section class="panel">
          ${table({
            title: 'Conversations',
            file: 'conversations',
            rows: d.list.items,
            empty: 'This user has none.',
            columns: [
              {
                title: 'Title',
                name: 'title',
                text: x => x.title,
                show: x =>
                  html`<a href=${linkTo('conversations', x.conversation_id, { user: query.user })}
                    >${x.title ?? 'Untitled'}</a
                  >`,
              },
              { title: 'User', name: 'user', text: x => x.user },
              { title: 'Messages', name: 'messages', cls: 'num', text: x => x.messages },
              {
                title: 'Archived',
                name: 'archived_at',
                cls: 'opt',
                text: x => x.archived_at,
                show: x => (x.archived_at ? status('archived') : nothing),
              },
              {
                title: 'Updated',
                name: 'updated_at',
                text: x => x.updated_at,
                show: x => when(x.updated_at),
              },
            ],
          })}${pager(d.list.next, set, query.after)}
        </section>`
  }`;
}
