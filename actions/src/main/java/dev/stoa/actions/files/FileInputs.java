package dev.stoa.actions.files;

import dev.stoa.actions.References;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.files.FileDesk;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.control.Option;

/** How callers say whose files they mean. */
final class FileInputs {

  static final String PATH = "The path, such as /memories/plan.md.";
  static final String EXPECTED =
      "Only if the file has this version; 0 is that of a file that is not there.";

  private FileInputs() {}

  /** Whose files, and who acts. */
  record Whose(
      @Param(value = References.ACTOR, label = "agent", actor = true) Option<String> as,
      @Param(
              value =
                  "Whose files: agent:ada, user:u1, project:p1, team:t1, or any name; without it"
                      + " the acting agent's, else shared.",
              label = "scope")
          Option<FileScope> scope) {

    static final Input<Whose> INPUT = Input.of(Whose.class);

    FileScope chosen(Workspace workspace) {
      return scope.getOrElse(
          () ->
              as.map(
                      agent ->
                          workspace
                              .agents()
                              .resolve(agent)
                              .getOrElseThrow(RefusalException::new)
                              .identity()
                              .value())
                  .map(FileScope::agent)
                  .getOrElse(FileScope.SHARED));
    }

    FileDesk desk(Workspace workspace) {
      FileDesk desk = FileDesk.of(chosen(workspace));
      return as.map(desk::as).getOrElse(desk);
    }

    FileDesk desk(Workspace workspace, Option<Long> expected) {
      FileDesk desk = desk(workspace);
      return expected.map(desk::expecting).getOrElse(desk);
    }
  }
}
