package dev.stoa.application.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteChain;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteFilter;
import dev.stoa.domain.notebook.NoteScope;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.testkit.data.SharedData;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the project behind the seed answered about notes; its losing the core flag is a defect. */
final class NoteVectorsTest {

  private final Desk desk = new Desk();

  @BeforeEach
  void anAgent() {
    desk.registered("ada");
  }

  @Test
  void aChainIsSeenFromEachGeneration() throws IOException {
    Note v1 = desk.written("ada", "evolution", "version 1");
    Note v2 = replaced("version 2", Option.some("iteration"), v1);
    Note v3 = replaced("version 3", Option.none(), v2);
    assertVector(
        "chain of 3 generations, (predecessors, successors) seen from each",
        "{\"v1\":[0,2],\"v2\":[1,1],\"v3\":[2,0]}",
        "{\"v1\":" + seen(v1) + ",\"v2\":" + seen(v2) + ",\"v3\":" + seen(v3) + "}");
  }

  @Test
  void oneIsReplaced() throws IOException {
    Note old = desk.written("ada", "notes", "initial thought");
    replaced("refined thought", Option.some("improved clarity"), old);
    assertVector(
        "replace one: old archived, new active, note kept",
        "{\"active\":[\"refined thought\"],\"archived\":[\"initial thought\"]}",
        "{\"active\":"
            + messages(NoteScope.LIVE)
            + ",\"archived\":"
            + messages(NoteScope.ARCHIVED)
            + "}");
  }

  @Test
  void threeAreReplacedByOne() throws IOException {
    Note[] old =
        Vector.of("idea A", "idea B", "idea C")
            .map(message -> desk.written("ada", "notes", message))
            .toJavaArray(Note[]::new);
    Note unified = replaced("unified insight", Option.some("merged"), old);
    assertVector(
        "replace three by one (merge)",
        "{\"active\":1,\"archived\":3}",
        "{\"active\":"
            + listed(NoteScope.LIVE).size()
            + ",\"archived\":"
            + listed(NoteScope.ARCHIVED).size()
            + "}");
    assertEquals("[3,0]", seen(unified));
    assertEquals("[0,1]", seen(old[0]));
  }

  @Test
  void theReasonIsOnTheNewNote() throws IOException {
    Note v1 = desk.written("ada", "evolution", "version 1");
    Note v2 = replaced("version 2", Option.some("iteration"), v1);
    Note v3 = replaced("version 3", Option.none(), v2);
    assertVector(
        "synthesis_note lands on the NEW row",
        "{\"v2.synthesis_note\":\"iteration\",\"v3.synthesis_note\":\"\"}",
        "{\"v2.synthesis_note\":\""
            + v2.synthesisNote().getOrElse("")
            + "\",\"v3.synthesis_note\":\""
            + v3.synthesisNote().getOrElse("")
            + "\"}");
  }

  @Test
  void coreIsCarriedOverWhereTheyLostIt() throws IOException {
    Note v3 = desk.written("ada", "evolution", "version 3");
    desk.notebook.markCore("ada", v3.id().value(), true).get();
    Note v4 = replaced("version 4", Option.none(), v3);
    assertPublished("replace drops the core flag unless passed again", "{\"core_list\":[]}");
    assertEquals(
        Vector.of(v4),
        desk.notebook.list("ada", NoteFilter.LIVE.core(), Option.none(), 9).get().items());
  }

  private Note replaced(String message, Option<String> why, Note... old) {
    return desk.notebook
        .replace(
            "ada",
            Vector.of(old).map(note -> note.id().value()),
            NoteDraft.of(new NoteTopic("evolution"), message),
            why)
        .get()
        .synthesis();
  }

  private String seen(Note note) {
    NoteChain chain = desk.notebook.chain("ada", note.id().value()).get();
    return "[" + chain.predecessors().size() + "," + chain.successors().size() + "]";
  }

  private Seq<Note> listed(NoteScope scope) {
    return desk.notebook
        .list("ada", NoteFilter.LIVE.within(scope), Option.none(), 99)
        .get()
        .items();
  }

  private String messages(NoteScope scope) {
    return listed(scope).map(note -> "\"" + note.message() + "\"").mkString("[", ",", "]");
  }

  private static void assertVector(String description, String expected, String ours)
      throws IOException {
    assertEquals(expected, ours);
    assertPublished(description, expected);
  }

  private static void assertPublished(String description, String expected) throws IOException {
    for (Path file : SharedData.find("spec/vectors/space-os.json")) {
      Seq<JsonObject> published =
          ((JsonArray) JsonParser.parse(Files.readString(file)))
              .values()
              .map(JsonObject.class::cast)
              .filter(
                  vector ->
                      vector.members().get("description").contains(new JsonString(description)));
      assertEquals(1, published.size(), description);
      assertEquals(
          expected, CanonicalJson.of(published.head().members().get("expected").get()).text());
    }
  }
}
