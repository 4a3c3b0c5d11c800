// Who looks at the dashboard, what they may do, and how they log in.
import { html, render, get, send, nothing, ROOT } from './base.js';

let session = { writes: [], login: false };

export const viewer = () => session;
export const may = action => session.writes.includes(action);

/** Asks who looks; a code in the address is exchanged for a cookie first, once. */
export async function enter() {
  const code = location.hash.slice(1);
  if (/^[0-9a-f]{64}$/.test(code)) {
    history.replaceState(null, '', location.pathname + location.search);
    await send('POST', 'session', { code }, ROOT + '/ui/').catch(() => {});
  }
  session = await get('dashboard/session');
}

export async function leave() {
  await send('DELETE', 'session', {}, ROOT + '/ui/');
  location.reload();
}

/** The form that takes a token, which gives access. */
export function loginForm(place, done) {
  let problem = '';
  const submit = async event => {
    event.preventDefault();
    const token = new FormData(event.target).get('token').trim();
    try {
      await send('POST', 'session', { token }, ROOT + '/ui/');
      done();
    } catch (failed) {
      problem = failed.message;
      draw();
    }
  };
  const draw = () =>
    render(
      html`<div class="head">
          <div>
            <h1>Log in</h1>
            <p>
              This server needs a token. <code>stoa token create --effect read</code> prints one.
            </p>
          </div>
        </div>
        <section class="panel login">
          <form class="ask" @submit=${submit}>
            <label class="f grow"
              >Token <input type="password" name="token" required autocomplete="current-password"
            /></label>
            <button class="btn primary">Log in</button>
          </form>
          ${problem ? html`<p class="verdict bad gap" role="alert">${problem}</p>` : nothing}
        </section>`,
      place,
    );
  draw();
}

/** A button for an action that changes something; it asks first. Nothing if it may not be done. */
export function action(name, label, question, run) {
  if (!may(name)) return nothing;
  return html`<button class="btn small" @click=${() => confirmed(label, question, run)}>
    ${label}
  </button>`;
}

/** A question may have to be worked out first. */
const worded = question =>
  typeof question === 'function'
    ? question().catch(
        failed => html`<p class="verdict bad" role="alert">${failed.message}</p>`,
      )
    : question;

async function confirmed(label, asked, run) {
  const question = await worded(asked);
  const dialog = document.getElementById('confirm');
  let problem = '';
  const submit = async event => {
    event.preventDefault();
    try {
      await run(new FormData(event.target));
      dialog.close();
    } catch (failed) {
      problem = failed.message;
      draw();
    }
  };
  const draw = () =>
    render(
      html`<form class="confirm" @submit=${submit}>
        <h2>${label}</h2>
        <div>${question}</div>
        ${problem ? html`<p class="verdict bad" role="alert">${problem}</p>` : nothing}
        <p class="row">
          <button class="btn primary">${label}</button>
          <button class="btn" type="button" @click=${() => dialog.close()}>Cancel</button>
        </p>
      </form>`,
      dialog,
    );
  draw();
  dialog.showModal();
}
