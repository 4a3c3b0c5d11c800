package dev.stoa.testkit.conversation;

import static dev.stoa.testkit.conversation.ConversationSamples.AT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.Projects;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of projects. */
public interface ProjectsContract extends WorkspaceContract<ConversationStorage> {

  /** A second user. */
  UserId OTHER = new UserId("o'neil ıİ");

  @Test
  default void aProjectIsStoredFoundAndRenamed() {
    Project law = project("p1", UserId.LOCAL, "Immigration Law");
    write(all -> all.add(law));
    assertEquals(Option.some(law), ask(all -> all.find(law.id())));
    assertEquals(Option.some(law), ask(all -> all.named(UserId.LOCAL, "Immigration Law")));
    assertEquals(Option.none(), ask(all -> all.named(OTHER, "Immigration Law")));
    assertEquals(Option.none(), ask(all -> all.named(UserId.LOCAL, "immigration law")));
    write(all -> all.save(law.renamed("Law")));
    assertEquals(Option.some(law.renamed("Law")), ask(all -> all.find(law.id())));
  }

  @Test
  default void aNameIsUsedOnceByEachUser() {
    write(all -> all.add(project("p1", UserId.LOCAL, "a")));
    write(all -> all.add(project("p2", OTHER, "a")));
    assertThrows(
        StorageException.class, () -> write(all -> all.add(project("p3", UserId.LOCAL, "a"))));
    assertThrows(
        IllegalStateException.class, () -> ask(all -> all.claim(UserId.LOCAL, "anything")));
  }

  @Test
  default void projectsAreListedByName() {
    Vector<Project> all =
        Vector.of("b", "a", "Z", "é").map(name -> project("p-" + name, UserId.LOCAL, name));
    write(projects -> all.forEach(projects::add));
    write(projects -> projects.add(project("other", OTHER, "a")));
    Vector<Project> expected = Vector.of(all.get(2), all.get(1), all.get(0), all.get(3));
    assertEquals(expected, ask(projects -> projects.page(UserId.LOCAL, Option.none(), 9)));
    assertEquals(
        expected.slice(1, 3), ask(projects -> projects.page(UserId.LOCAL, Option.some("Z"), 2)));
  }

  @Test
  default void oneProjectIsActivePerUser() {
    Project first = project("p1", UserId.LOCAL, "a");
    Project second = project("p2", UserId.LOCAL, "b");
    write(all -> all.add(first));
    write(all -> all.add(second));
    assertEquals(Option.none(), ask(all -> all.active(UserId.LOCAL)));
    write(all -> all.putActive(UserId.LOCAL, Option.some(first.id())));
    write(all -> all.putActive(UserId.LOCAL, Option.some(second.id())));
    assertEquals(Option.some(second), ask(all -> all.active(UserId.LOCAL)));
    assertEquals(Option.none(), ask(all -> all.active(OTHER)));
    write(all -> all.putActive(UserId.LOCAL, Option.none()));
    assertEquals(Option.none(), ask(all -> all.active(UserId.LOCAL)));
  }

  @Test
  default void theConversationsOfARemovedProjectStay() {
    Project project = project("p1", UserId.LOCAL, "a");
    write(all -> all.add(project));
    write(all -> all.putActive(UserId.LOCAL, Option.some(project.id())));
    Conversation inside =
        ConversationSamples.stored(
            storage(),
            ConversationSamples.conversation("c1", 0).moved(Option.some(project.id()), AT));
    write(all -> all.remove(project.id()));
    assertEquals(Option.none(), ask(all -> all.find(project.id())));
    assertEquals(Option.none(), ask(all -> all.active(UserId.LOCAL)));
    assertEquals(
        Option.some(inside.moved(Option.none(), AT)),
        storage().unitOfWork().read(() -> storage().conversations().find(inside.id())));
  }

  private static Project project(String id, UserId user, String name) {
    return new Project(new ProjectId(id), user, name, AT);
  }

  private <T> T ask(Function<Projects, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().projects()));
  }

  private void write(Consumer<Projects> work) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              work.accept(storage().projects());
              return true;
            });
  }
}
