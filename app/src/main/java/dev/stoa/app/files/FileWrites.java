package dev.stoa.app.files;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** A file in a scope of its own that is edited and renamed. */
public final class FileWrites implements TorturedContext {

  private static final String BEFORE = "/memories/draft.md";
  private static final String AFTER = "/memories/done/plan.md";

  @Override
  public void write(Workspace workspace, String key) {
    FileDesk desk = FileDesk.of(scope(key));
    done(workspace.files().run(desk, FileCommand.create(BEFORE, "before " + key)));
    done(workspace.files().run(desk, FileCommand.replace(BEFORE, "before", "after")));
    done(workspace.files().run(desk, FileCommand.rename(BEFORE, AFTER)));
  }

  private static String scope(String key) {
    return "torture:" + key;
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    return List.of(
        workspace
            .files()
            .read(scope(key), AFTER)
            .exists(file -> file.text().equals("after " + key) && file.version() == 3));
  }
}
