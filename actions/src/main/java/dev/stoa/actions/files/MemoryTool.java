package dev.stoa.actions.files;

import dev.stoa.actions.Action;
import dev.stoa.actions.files.FileInputs.Whose;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileRange;
import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The six commands as one action, with the members of the memory tool of the Claude API. */
final class MemoryTool {

  private MemoryTool() {}

  /** The commands. */
  enum Command implements Labelled {
    VIEW,
    CREATE,
    STR_REPLACE,
    INSERT,
    DELETE,
    RENAME
  }

  record MemoryCommand(
      @Param(value = "What to do.", position = 0) Command command,
      @Param("The path under /memories, of all commands but rename.") Option<String> path,
      @Param("For view: the first and the last line; -1 is the end.") Seq<Long> viewRange,
      @Param("For create: what the file says.") Option<String> fileText,
      @Param("For str_replace: the text to replace, which is there once.") Option<String> oldStr,
      @Param("For str_replace: what takes its place.") Option<String> newStr,
      @Param("For insert: the line behind which it goes; 0 is in front.") Option<Long> insertLine,
      @Param("For insert: the lines.") Option<String> insertText,
      @Param("For rename: the path as it is.") Option<String> oldPath,
      @Param("For rename: the new path, which must be free.") Option<String> newPath,
      Whose whose) {

    private static final Input<MemoryCommand> INPUT =
        Input.of(MemoryCommand.class).flatten("whose", Whose.INPUT);

    private FileCommand asked() {
      return switch (command) {
        case VIEW ->
            viewRange.isEmpty()
                ? FileCommand.view(given("path", path))
                : FileCommand.view(given("path", path), FileRange.of(viewRange));
        case CREATE -> FileCommand.create(given("path", path), given("file_text", fileText));
        case STR_REPLACE ->
            FileCommand.replace(
                given("path", path), given("old_str", oldStr), newStr.getOrElse(""));
        case INSERT ->
            FileCommand.insert(
                given("path", path),
                given("insert_line", insertLine),
                given("insert_text", insertText));
        case DELETE -> FileCommand.delete(given("path", path));
        case RENAME -> FileCommand.rename(given("old_path", oldPath), given("new_path", newPath));
      };
    }

    private <T> T given(String name, Option<T> value) {
      return value.getOrElseThrow(
          () -> BadInput.of(name + " is missing: the command " + command.label() + " needs it"));
    }
  }

  static Action<?, ?> action() {
    return Action.ofAgent()
        .destroy("files.memory", "Carries out a command of the memory tool of the Claude API.")
        .example("{'command':'view','path':'/memories'}")
        .example("{'command':'create','path':'/memories/plan.md','file_text':'# Plan'}")
        .example(
            "{'command':'str_replace','path':'/memories/plan.md','old_str':'Plan','new_str':'A"
                + " plan'}")
        .writesItems()
        .takes(MemoryCommand.INPUT)
        .gives(
            FileViews.ANSWER,
            (workspace, input) ->
                workspace.files().run(input.whose().desk(workspace), input.asked()))
        .text(seen -> seen.value().text());
  }
}
