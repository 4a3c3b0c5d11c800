package dev.stoa.actions.files;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.files.FileInputs.Whose;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileQuery;
import dev.stoa.domain.files.FileRange;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;

/** What callers may ask of memory files; another class has the actions that write them. */
public final class FileActions {

  private FileActions() {}

  /** The actions that begin with {@code files}. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "files",
            "Memory files under /memories: view, create, edit, rename and delete.",
            () -> actions().appendAll(WriteFileActions.actions()).append(MemoryTool.action())));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(view(), read(), list(), history(), usage(), expire());
  }

  record ViewFile(
      @Param(value = "The path of a file or a folder.", position = 0, defaultValue = "/memories")
          String path,
      Whose whose,
      @Param("The first line that is shown, from 1.") Option<Long> from,
      @Param("The last line that is shown; -1 for the end.") Option<Long> to) {

    private static final Input<ViewFile> INPUT =
        Input.of(ViewFile.class).flatten("whose", Whose.INPUT);

    private FileCommand command() {
      return from.isEmpty() && to.isEmpty()
          ? FileCommand.view(path)
          : FileCommand.view(path, new FileRange(from.getOrElse(1L), to.getOrElse(FileRange.END)));
    }
  }

  private static Action<?, ?> view() {
    return Action.ofAgent()
        .read("files.view", "Shows a memory file with line numbers, or a folder of files.")
        .example("{}")
        .example("{'path':'/memories/plan.md','as':'zealot'}")
        .example("{'path':'/memories/plan.md','scope':'team:core','from':10,'to':20}")
        .takes(ViewFile.INPUT)
        .gives(
            FileViews.ANSWER,
            (workspace, input) ->
                workspace.files().run(input.whose().desk(workspace), input.command()))
        .text(seen -> seen.value().text());
  }

  record OneFile(@Param(value = FileInputs.PATH, position = 0) String path, Whose whose) {

    private static final Input<OneFile> INPUT =
        Input.of(OneFile.class).flatten("whose", Whose.INPUT);
  }

  private static Action<?, ?> read() {
    return Action.ofAgent()
        .read("files.read", "Reads the whole text of a memory file.")
        .example("{'path':'/memories/plan.md','as':'zealot'}")
        .takes(OneFile.INPUT)
        .gives(
            FileViews.WHOLE,
            (workspace, input) ->
                workspace.files().read(input.whose().chosen(workspace), FilePath.of(input.path())))
        .text(seen -> seen.value().text());
  }

  record ListFiles(
      @Param(
              value = "Only what is in this folder.",
              position = 0,
              defaultValue = "/memories",
              label = "folder")
          String folder,
      Whose whose,
      @Paged Paging page) {

    private static final Input<ListFiles> INPUT =
        Input.of(ListFiles.class).flatten("whose", Whose.INPUT);
  }

  private static Action<?, ?> list() {
    return Action.ofAgent()
        .read("files.list", "Lists memory files by path, with sizes and versions.")
        .example("{}")
        .example("{'folder':'/memories/projects','as':'zealot','limit':20}")
        .listing("files")
        .columns(FileViews.COLUMNS)
        .takes(ListFiles.INPUT)
        .answersPage(
            FileViews.LISTED,
            (workspace, input) ->
                workspace
                    .files()
                    .list(
                        new FileQuery(
                            input.whose().chosen(workspace),
                            FilePath.of(input.folder()),
                            input.page().by(FilePath.class))));
  }

  record FileHistory(
      @Param(value = FileInputs.PATH, position = 0) String path, Whose whose, @Paged Paging page) {

    private static final Input<FileHistory> INPUT =
        Input.of(FileHistory.class).flatten("whose", Whose.INPUT);
  }

  private static Action<?, ?> history() {
    return Action.ofAgent()
        .read("files.history", "Lists the versions of a memory file, the newest first.")
        .details("Versions are kept as long as those of all rows, usually 90 days.")
        .example("{'path':'/memories/plan.md','as':'zealot'}")
        .listing("versions")
        .columns(FileViews.VERSION_COLUMNS)
        .takes(FileHistory.INPUT)
        .givesPage(
            FileViews.VERSION,
            (workspace, input) ->
                workspace
                    .files()
                    .history(
                        input.whose().chosen(workspace),
                        FilePath.of(input.path()),
                        input.page().by(Long.class)));
  }

  record FileScopeUsage(Whose whose) {

    private static final Input<FileScopeUsage> INPUT =
        Input.of(FileScopeUsage.class).flatten("whose", Whose.INPUT);
  }

  private static Action<?, ?> usage() {
    return Action.ofAgent()
        .read("files.usage", "Shows how many memory files a scope has, and their bytes.")
        .example("{'scope':'team:core'}")
        .takes(FileScopeUsage.INPUT)
        .answers(
            FileViews.USAGE,
            (workspace, input) -> workspace.files().usage(input.whose().chosen(workspace)));
  }

  record ExpireFiles(
      @Param(value = "How long nobody has written them, such as 90d.", position = 0) Duration age,
      @Param(value = "The most that are removed.", min = 1, max = 1000, defaultValue = "1000")
          int limit) {}

  private static Action<?, ?> expire() {
    return Action.ofOperator()
        .destroy("files.expire", "Removes memory files that nobody has written for long; audited.")
        .example("{'age':'90d'}")
        .listing("files")
        .columns(FileViews.COLUMNS)
        .takes(ExpireFiles.class)
        .answersItems(
            FileViews.ENTRY,
            (workspace, input) -> workspace.files().expire(input.age(), input.limit()));
  }
}
