package dev.stoa.actions.files;

import dev.stoa.actions.Action;
import dev.stoa.actions.files.FileInputs.Whose;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Actions that write memory files. */
final class WriteFileActions {

  private WriteFileActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(create(), edit(), insert(), rename(), delete());
  }

  record CreateFile(
      @Param(value = FileInputs.PATH, position = 0) String path,
      @Param("What it says.") String text,
      Whose whose,
      @Param(value = FileInputs.EXPECTED, label = "version") Option<Long> expected,
      @Param("Refuse to replace the text of a file that exists.") boolean keep) {

    private static final Input<CreateFile> INPUT =
        Input.of(CreateFile.class).flatten("whose", Whose.INPUT);

    private FileDesk kept(FileDesk desk) {
      return keep ? desk.refusingExisting() : desk;
    }
  }

  private static Action<?, ?> create() {
    return Action.ofAgent()
        .write("files.create", "Writes a memory file; the text before is kept as a version.")
        .example("{'path':'/memories/plan.md','text':'# Plan','as':'zealot'}")
        .example("{'path':'/memories/plan.md','text':'# Plan 2','scope':'team:core','expected':1}")
        .creates()
        .writesItems()
        .takes(CreateFile.INPUT)
        .gives(
            FileViews.ANSWER,
            (workspace, input) ->
                workspace
                    .files()
                    .run(
                        input.kept(input.whose().desk(workspace, input.expected())),
                        FileCommand.create(input.path(), input.text())))
        .text(seen -> seen.value().text());
  }

  record EditFile(
      @Param(value = FileInputs.PATH, position = 0) String path,
      @Param(value = "The text to replace; it must be there once.", option = "old") String oldStr,
      @Param(value = "What takes its place; nothing removes it.", option = "new")
          Option<String> newStr,
      Whose whose,
      @Param(value = FileInputs.EXPECTED, label = "version") Option<Long> expected) {

    private static final Input<EditFile> INPUT =
        Input.of(EditFile.class).flatten("whose", Whose.INPUT);
  }

  private static Action<?, ?> edit() {
    return Action.ofAgent()
        .write("files.edit", "Replaces a text that is in a memory file exactly once.")
        .example("{'path':'/memories/plan.md','old_str':'Monday','new_str':'Tuesday'}")
        .writesItems()
        .takes(EditFile.INPUT)
        .gives(
            FileViews.ANSWER,
            (workspace, input) ->
                workspace
                    .files()
                    .run(
                        input.whose().desk(workspace, input.expected()),
                        FileCommand.replace(
                            input.path(), input.oldStr(), input.newStr().getOrElse(""))))
        .text(seen -> seen.value().text());
  }

  record InsertLines(
      @Param(value = FileInputs.PATH, position = 0) String path,
      @Param(value = "The line behind which it goes; 0 is in front of all.", min = 0) long line,
      @Param("The lines.") String text,
      Whose whose,
      @Param(value = FileInputs.EXPECTED, label = "version") Option<Long> expected) {

    private static final Input<InsertLines> INPUT =
        Input.of(InsertLines.class).flatten("whose", Whose.INPUT);
  }

  private static Action<?, ?> insert() {
    return Action.ofAgent()
        .write("files.insert", "Inserts lines into a memory file.")
        .example("{'path':'/memories/plan.md','line':0,'text':'First of all'}")
        .writesItems()
        .takes(InsertLines.INPUT)
        .gives(
            FileViews.ANSWER,
            (workspace, input) ->
                workspace
                    .files()
                    .run(
                        input.whose().desk(workspace, input.expected()),
                        FileCommand.insert(input.path(), input.line(), input.text())))
        .text(seen -> seen.value().text());
  }

  record RenameFile(
      @Param(value = "The path of a file or a folder.", position = 0) String path,
      @Param(value = "Its new path, which must be free.", position = 1) String to,
      Whose whose,
      @Param(value = FileInputs.EXPECTED, label = "version") Option<Long> expected) {

    private static final Input<RenameFile> INPUT =
        Input.of(RenameFile.class).flatten("whose", Whose.INPUT);
  }

  private static Action<?, ?> rename() {
    return Action.ofAgent()
        .write("files.rename", "Gives a memory file or a folder another path.")
        .example("{'path':'/memories/plan.md','to':'/memories/done/plan.md'}")
        .takes(RenameFile.INPUT)
        .gives(
            FileViews.ANSWER,
            (workspace, input) ->
                workspace
                    .files()
                    .run(
                        input.whose().desk(workspace, input.expected()),
                        FileCommand.rename(input.path(), input.to())))
        .text(seen -> seen.value().text());
  }

  record DeleteFile(
      @Param(value = "The path of a file or a folder.", position = 0) String path,
      Whose whose,
      @Param(value = FileInputs.EXPECTED, label = "version") Option<Long> expected) {

    private static final Input<DeleteFile> INPUT =
        Input.of(DeleteFile.class).flatten("whose", Whose.INPUT);
  }

  private static Action<?, ?> delete() {
    return Action.ofAgent()
        .destroy("files.delete", "Deletes a memory file, or a folder with all files; audited.")
        .example("{'path':'/memories/plan.md','as':'zealot'}")
        .takes(DeleteFile.INPUT)
        .gives(
            FileViews.ANSWER,
            (workspace, input) ->
                workspace
                    .files()
                    .run(
                        input.whose().desk(workspace, input.expected()),
                        FileCommand.delete(input.path())))
        .text(seen -> seen.value().text());
  }
}
