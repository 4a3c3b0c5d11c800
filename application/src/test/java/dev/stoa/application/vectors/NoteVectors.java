package dev.stoa.application.vectors;

import static dev.stoa.application.vectors.VectorWorkspace.onNew;
import static dev.stoa.domain.vectors.VectorForm.input;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteChain;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Checks the vectors of notes, which the original calls memories. */
final class NoteVectors {

  private static final String AGENT = "ada";
  private static final String REPLACED_BY = "->";
  private static final NoteTopic TOPIC = new NoteTopic("notes");

  private final VectorWorkspace workspace;

  private NoteVectors(VectorWorkspace workspace) {
    this.workspace = workspace;
    workspace.registered(AGENT);
  }

  static VectorChecks checks() {
    return VectorChecks.of("space-os")
        .check("memory", input("core"), v -> v.differs("core flag"))
        .check("memory", input("replace"), onNew(NoteVectors::new, NoteVectors::replaceOne))
        .check("memory", input("replace_all"), onNew(NoteVectors::new, NoteVectors::replaceAll))
        .check("memory", input("note"), onNew(NoteVectors::new, NoteVectors::reason))
        .check(
            "memory",
            input(given -> given.names().exists(name -> name.contains(REPLACED_BY))),
            onNew(NoteVectors::new, NoteVectors::chain));
  }

  /** The name of the member is the chain: "v1->v2". */
  private void chain(SpecVector vector) {
    String chain = vector.input().names().head();
    assertTrue(vector.input().get(chain).flag());
    Map<String, Note> notes = LinkedHashMap.empty();
    for (String version : chain.split(REPLACED_BY)) {
      Note note =
          notes.isEmpty()
              ? written(version)
              : replaced(version, Option.none(), notes.values().last());
      notes = notes.put(version, note);
    }
    notes.forEach((name, note) -> vector.expected().get(name).matchesJson(neighbours(note)));
  }

  private void replaceOne(SpecVector vector) {
    Given input = vector.input();
    Note old = written(input.get("add").text());
    Option<String> reason = input.optional("note").map(Given::text);
    Note replacement = replaced(input.get("replace").text(), reason, old);
    vector.expected().member("active", messages(ArchiveFilter.LIVE));
    vector.expected().member("archived", messages(ArchiveFilter.ARCHIVED));
    assertEquals(reason, replacement.synthesisNote());
  }

  private void replaceAll(SpecVector vector) {
    int count = (int) vector.input().get("add").whole();
    Note[] old = Vector.range(0, count).map(i -> written("idea " + i)).toJavaArray(Note[]::new);
    replaced(vector.input().get("replace_all").text(), Option.some("merged"), old);
    vector.expected().member("active", messages(ArchiveFilter.LIVE).size());
    vector.expected().member("archived", messages(ArchiveFilter.ARCHIVED).size());
  }

  private void reason(SpecVector vector) {
    Option<String> reason = Option.some(vector.input().get("note").text());
    Note v2 = replaced("version 2", reason, written("version 1"));
    Note v3 = replaced("version 3", Option.none(), v2);
    vector.expected().member("v2.synthesis_note", v2.synthesisNote().getOrElse(""));
    vector.expected().member("v3.synthesis_note", v3.synthesisNote().getOrElse(""));
  }

  private Note written(String message) {
    return workspace.notebook.write(AGENT, NoteDraft.of(TOPIC, message)).get();
  }

  private Note replaced(String message, Option<String> reason, Note... old) {
    Seq<String> ids = Vector.of(old).map(note -> note.id().value());
    NoteDraft draft = NoteDraft.of(TOPIC, message);
    return reason
        .map(why -> workspace.notebook.replace(AGENT, ids, draft, why))
        .getOrElse(() -> workspace.notebook.replace(AGENT, ids, draft))
        .get()
        .synthesis();
  }

  /** The numbers of predecessors and successors. */
  private String neighbours(Note note) {
    NoteChain chain = workspace.notebook.chain(AGENT, note.id().value()).get();
    return "[" + chain.predecessors().size() + "," + chain.successors().size() + "]";
  }

  private Vector<String> messages(ArchiveFilter show) {
    return workspace
        .notebook
        .list(AGENT, NoteQuery.all().within(show))
        .get()
        .items()
        .map(Note::message)
        .toVector();
  }
}
