package dev.stoa.actions.debate;

import static dev.stoa.actions.debate.DebateReferences.SESSION;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.debate.CodeDraft;
import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.CodeVersionId;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.VersionScore;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may ask of code versions. */
final class VersionActions {

  private static final String[] COLUMNS = {
    "version", "language", "quality", "test_pass_rate", "created_at", "session_id"
  };

  private VersionActions() {}

  /** The actions that begin with {@code debate.version}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "debate.version", "Code versions of debates, with their diffs.", VersionActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(add(), rollback(), show(), list(), inLanguage(), best(), find());
  }

  record AddVersion(@Param(value = SESSION, position = 0) String session, CodeDraft draft) {

    private static final Input<AddVersion> INPUT =
        Input.of(AddVersion.class).flatten("draft", DebateInputs.CODE);
  }

  private static Action<?, ?> add() {
    return Action.ofWorkspace()
        .write(
            "debate.version.add", "Adds code as the next version, with the diff from the last one.")
        .example("{'session':'83c1f0a2','code':'int x = 1;','language':'java','quality':0.7}")
        .columns(COLUMNS)
        .takes(AddVersion.INPUT)
        .gives(
            DebateViews.VERSION,
            (workspace, input) ->
                workspace
                    .codeVersions()
                    .add(DebateReferences.session(workspace, input.session()).id(), input.draft()));
  }

  record NamedVersion(
      @Param(value = SESSION, position = 0) String session,
      @Param(value = "The number of the version.", position = 1, min = 1) long version) {}

  private static Action<?, ?> rollback() {
    return Action.ofWorkspace()
        .write("debate.version.rollback", "Adds the code of an earlier version as a new one.")
        .example("{'session':'83c1f0a2','version':1}")
        .columns(COLUMNS)
        .takes(NamedVersion.class)
        .gives(
            DebateViews.VERSION,
            (workspace, input) ->
                workspace
                    .codeVersions()
                    .rollback(
                        DebateReferences.session(workspace, input.session()).id(),
                        input.version()));
  }

  record ShowVersion(
      @Param(value = SESSION, position = 0) String session,
      @Param(value = "The number of the version; the latest without it.", position = 1, min = 1)
          Option<Long> version) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("debate.version.show", "Shows a version with its code and diff.")
        .example("{'session':'83c1f0a2'}")
        .example("{'session':'83c1f0a2','version':2}")
        .columns(COLUMNS)
        .takes(ShowVersion.class)
        .gives(
            DebateViews.VERSION,
            (workspace, input) -> {
              DebateSessionId id = DebateReferences.session(workspace, input.session()).id();
              return input
                  .version()
                  .map(
                      number ->
                          workspace
                              .codeVersions()
                              .find(id, number)
                              .<DebateRefused>toEither(
                                  () -> new DebateRefused.UnknownVersion(id, number)))
                  .getOrElse(
                      () ->
                          workspace
                              .codeVersions()
                              .latest(id)
                              .toEither(() -> new DebateRefused.NoVersion(id)));
            })
        .picture(seen -> text(seen.value()))
        .file(seen -> seen.value().draft().code());
  }

  private static String text(CodeVersion version) {
    return version.diff().map(diff -> diff + "\n\n").getOrElse("")
        + version.draft().code()
        + (version.draft().code().endsWith("\n") ? "" : "\n");
  }

  record ListVersions(@Param(value = SESSION, position = 0) String session, @Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("debate.version.list", "Lists the versions of a session: the trend of its quality.")
        .example("{'session':'83c1f0a2'}")
        .listing("versions")
        .columns(COLUMNS)
        .takes(ListVersions.class)
        .answersPage(
            DebateViews.VERSION,
            (workspace, input) ->
                workspace
                    .codeVersions()
                    .list(
                        DebateReferences.session(workspace, input.session()).id(),
                        input.page().by(Long.class)));
  }

  record VersionsInLanguage(
      @Param(value = "The programming language.", position = 0) String language,
      @Paged Paging page) {}

  private static Action<?, ?> inLanguage() {
    return Action.ofWorkspace()
        .read("debate.version.in-language", "Lists versions in a language, newest first.")
        .example("{'language':'java'}")
        .listing("versions")
        .columns(COLUMNS)
        .takes(VersionsInLanguage.class)
        .answersPage(
            DebateViews.VERSION,
            (workspace, input) ->
                workspace
                    .codeVersions()
                    .inLanguage(input.language(), input.page().byTime(CodeVersionId.class)));
  }

  record BestVersions(
      @Param(value = "Which score.", defaultValue = "quality") VersionScore score,
      @Param(value = "At least this score.", min = 0, max = 1, defaultValue = "0") double least,
      @Paged Paging page) {}

  private static Action<?, ?> best() {
    return Action.ofWorkspace()
        .read("debate.version.best", "Lists versions of all sessions, best first.")
        .example("{'score':'test_pass_rate','least':0.9}")
        .listing("versions")
        .columns(COLUMNS)
        .takes(BestVersions.class)
        .answersPage(
            DebateViews.VERSION,
            (workspace, input) ->
                workspace
                    .codeVersions()
                    .best(
                        input.score(), input.least(), input.page().by(CodeVersion.ScoreKey.class)));
  }

  record FindVersions(
      @Param(value = DebateReferences.KEY, position = 0) String key,
      @Param(value = DebateReferences.VALUE, position = 1) DebateActions.CanonicalValue value,
      @Paged Paging page) {}

  private static Action<?, ?> find() {
    return Action.ofWorkspace()
        .read("debate.version.find", "Lists versions of all sessions whose metrics have a member.")
        .example("{'key':'warnings','value':'0'}")
        .listing("versions")
        .columns(COLUMNS)
        .takes(FindVersions.class)
        .answersPage(
            DebateViews.VERSION,
            (workspace, input) ->
                workspace
                    .codeVersions()
                    .containing(
                        JsonMember.json(input.key(), input.value().value()),
                        input.page().by(CodeVersionId.class)));
  }
}
