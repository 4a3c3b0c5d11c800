package dev.stoa.domain.files;

import io.vavr.control.Option;

/**
 * On whose files commands work, and how.
 *
 * @param scope whose files
 * @param agent the agent that acts, if one does
 * @param expected the version that the caller has read; a file that has another is not changed, and
 *     0 is that of a file that is not there
 * @param overwriting whether creating a file that exists replaces its text
 */
public record FileDesk(
    FileScope scope, Option<String> agent, Option<Long> expected, boolean overwriting) {

  /** The files of a scope, by nobody in particular. */
  public static FileDesk of(FileScope scope) {
    return new FileDesk(scope, Option.none(), Option.none(), true);
  }

  /** As above. */
  public static FileDesk of(String scope) {
    return of(new FileScope(scope));
  }

  /** An agent's own files. */
  public static FileDesk ofAgent(String identity) {
    return of(FileScope.agent(identity)).as(identity);
  }

  /** With an agent that acts: an identity, an id, or a unique suffix of an id. */
  public FileDesk as(String actor) {
    return new FileDesk(scope, Option.some(actor), expected, overwriting);
  }

  /** Only if the file has this version. */
  public FileDesk expecting(long version) {
    return new FileDesk(scope, agent, Option.some(version), overwriting);
  }

  /** Creating a file that exists is refused. */
  public FileDesk refusingExisting() {
    return new FileDesk(scope, agent, expected, false);
  }
}
