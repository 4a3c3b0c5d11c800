package dev.stoa.anthropic;

import com.anthropic.helpers.BetaMemoryToolHandler;
import dev.stoa.application.Workspace;
import dev.stoa.domain.files.FileAnswer;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import dev.stoa.domain.files.FileRange;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.RefusalException;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The memory tool of the Claude API over the memory files of a workspace.
 *
 * <p>What is refused is thrown: the runner of tools tells the model the sentence as an error, and
 * goes on. It would do so with faults too, whose messages may name what is on the server and of
 * which the application would hear nothing: they are logged here, and the model is told no more
 * than that there was one.
 */
public final class StoaMemoryTool implements BetaMemoryToolHandler {

  private static final System.Logger LOG = System.getLogger(StoaMemoryTool.class.getName());

  private final Workspace workspace;
  private final FileDesk desk;

  private StoaMemoryTool(Workspace workspace, FileDesk desk) {
    this.workspace = workspace;
    this.desk = desk;
  }

  /** The files of a scope, changed by nobody in particular. */
  public static StoaMemoryTool of(Workspace workspace, FileScope scope) {
    return of(workspace, FileDesk.of(scope));
  }

  /** An agent's own files; the agent is registered. */
  public static StoaMemoryTool ofAgent(Workspace workspace, String identity) {
    return of(workspace, FileDesk.ofAgent(identity));
  }

  /** Files as a desk says: whose, who changes them, and whether creating one overwrites. */
  public static StoaMemoryTool of(Workspace workspace, FileDesk desk) {
    if (desk.expected().isDefined()) {
      throw new InvalidValue(
          "expecting version "
              + desk.expected().get()
              + ": it would be that of every file; give a desk without one");
    }
    return new StoaMemoryTool(workspace, desk);
  }

  @Override
  public String view(String path, Optional<List<Long>> viewRange) {
    return answer(
        () ->
            viewRange
                .map(lines -> FileCommand.view(path, FileRange.of(lines)))
                .orElseGet(() -> FileCommand.view(path)));
  }

  @Override
  public String create(String path, String fileText) {
    return answer(() -> FileCommand.create(path, fileText));
  }

  @Override
  public String strReplace(String path, String oldStr, String newStr) {
    return answer(() -> FileCommand.replace(path, oldStr, newStr));
  }

  @Override
  public String insert(String path, long insertLine, String insertText) {
    return answer(() -> FileCommand.insert(path, insertLine, insertText));
  }

  @Override
  public String delete(String path) {
    return answer(() -> FileCommand.delete(path));
  }

  @Override
  public String rename(String oldPath, String newPath) {
    return answer(() -> FileCommand.rename(oldPath, newPath));
  }

  private String answer(Supplier<FileCommand> command) {
    try {
      return workspace
          .files()
          .run(desk, command.get())
          .map(FileAnswer::text)
          .getOrElseThrow(RefusalException::new);
    } catch (RefusalException | InvalidValue e) {
      throw e;
    } catch (RuntimeException e) {
      LOG.log(Level.ERROR, "A command of the memory tool failed", e);
      throw new IllegalStateException(
          "The memory cannot be used now. Go on without it for a while", e);
    }
  }
}
