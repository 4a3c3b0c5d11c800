package dev.stoa.actions.memory;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.RedLine;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Actions that protect a memory, archive it, restore it and delete it. */
final class ProtectionActions {

  private ProtectionActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(protect(), unprotect(), forget(), restore(), purge(), archive());
  }

  record Protect(
      @Param(value = MemoryActions.MEMORY, position = 0) MemoryId id,
      RedLine line,
      @Param("Keep its tier.") boolean keepTier) {

    private static final Input<Protect> INPUT =
        Input.of(Protect.class).flatten("line", Input.of(RedLine.class).param("reason", "Why."));
  }

  private static Action<?, ?> protect() {
    return Action.ofWorkspace()
        .write(
            "memory.protect",
            "Protects a memory (red line): it cannot be forgotten, evicted, expired or edited.")
        .details("It gets importance 1 and moves to the glacial tier, unless it keeps its tier.")
        .example("{'id':'m1','reason':'safety rule'}")
        .example("{'id':'m1','reason':'in use','keep_tier':true}")
        .takes(Protect.INPUT)
        .gives(
            MemoryViews.MEMORY,
            (workspace, input) ->
                workspace.memory().protect(input.id(), input.line(), !input.keepTier()));
  }

  private static Action<?, ?> unprotect() {
    return MemoryActions.onOne(
        Action.ofWorkspace()
            .write("memory.unprotect", "Removes the protection of a memory; audited."),
        MemoryOperations::unprotect);
  }

  record Forget(
      @Param(value = MemoryActions.MEMORY, position = 0) MemoryId id,
      @Param(value = "Why.", defaultValue = "user_deleted") String reason) {}

  private static Action<?, ?> forget() {
    return Action.ofWorkspace()
        .write("memory.forget", "Archives a memory; it can be restored; audited.")
        .example("{'id':'m1','reason':'no longer true'}")
        .takes(Forget.class)
        .gives(
            MemoryViews.MEMORY,
            (workspace, input) -> workspace.memory().forget(input.id(), input.reason()));
  }

  private static Action<?, ?> restore() {
    return MemoryActions.onOne(
        Action.ofWorkspace()
            .write(
                "memory.restore",
                "Restores the memory that was last forgotten under an id; audited."),
        MemoryOperations::restore);
  }

  private static Action<?, ?> purge() {
    return MemoryActions.onOne(
        Action.ofWorkspace()
            .destroy(
                "memory.purge", "Deletes the archived versions of a memory permanently; audited."),
        MemoryOperations::purge);
  }

  record ListArchived(@Paged(20) Paging page) {}

  private static Action<?, ?> archive() {
    return Action.ofWorkspace()
        .read("memory.archive", "Lists archived memories, the latest first.")
        .example("{'limit':10}")
        .listing("archived memories")
        .columns(
            "archived_at", "archive_reason", "memory.memory_id", "memory.tier", "memory.content")
        .takes(ListArchived.class)
        .answersPage(
            MemoryViews.ARCHIVED,
            (workspace, input) -> workspace.memory().archived(input.page().by(Long.class)));
  }
}
