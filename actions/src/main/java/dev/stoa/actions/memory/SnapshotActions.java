package dev.stoa.actions.memory;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Streamed;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.RestoreMode;
import dev.stoa.domain.memory.SnapshotRequest;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What callers may ask of snapshots of memories. */
final class SnapshotActions {

  private SnapshotActions() {}

  /** The actions that begin with {@code memory snapshot}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "memory.snapshot", "Snapshots of memories: export and restore.", SnapshotActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(export(), restore());
  }

  record ExportSnapshot(
      @Param("Only memories of this scope.") Option<MemoryScope> scope,
      @Param(
              value = "How many of the most important memories of each tier.",
              min = 1,
              max = 100_000,
              defaultValue = "100")
          int top,
      @Param("All memories.") boolean all) {

    private SnapshotRequest request() {
      return new SnapshotRequest(scope, all ? Option.none() : Option.some(top));
    }
  }

  private static Action<?, ?> export() {
    return Action.ofWorkspace()
        .read("memory.snapshot.export", "Writes memories as JSON Lines from one snapshot.")
        .example("{}")
        .example("{'all':true,'scope':'agent:ada'}")
        .takes(ExportSnapshot.class)
        .givesLines(
            (workspace, input, progress) ->
                Either.right(
                    new Streamed(
                        workspace
                            .memory()
                            .exportSnapshot(input.request(), line -> progress.line(line + "\n")))));
  }

  record RestoreSnapshot(
      @Param(value = "The lines of a snapshot.", position = 0, lines = true, label = "file|-")
          Iterable<String> lines,
      @Param(value = "What to do about an existing memory.", defaultValue = "keep")
          RestoreMode mode) {}

  private static Action<?, ?> restore() {
    return Action.ofWorkspace()
        .write(
            "memory.snapshot.restore", "Restores memories from a snapshot, all or none; audited.")
        .details("An existing memory is replaced, kept, or merged by importance.")
        .example(
            "{'lines':['{\\'format\\':\\'stoa-memory-snapshot\\',\\'version\\':1}',"
                + "'{\\'memories\\':0}'],'mode':'merge'}")
        .creates()
        .takes(RestoreSnapshot.class)
        .gives(
            MemoryViews.RESTORED,
            (workspace, input) -> workspace.memory().restoreSnapshot(input.lines(), input.mode()));
  }
}
