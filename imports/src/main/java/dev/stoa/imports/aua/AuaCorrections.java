package dev.stoa.imports.aua;

import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionDraftBuilder;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionKind;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.correction.CorrectionSource;
import dev.stoa.domain.correction.Corrections;
import dev.stoa.domain.correction.DecayClass;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.util.Arrays;

/** The corrections of AUA, those of AUA-Veritas, and preference pairs of older versions. */
final class AuaCorrections {

  private static final String SUPERSEDED = "superseded";
  private static final double USUAL_PAIR = 0.7;
  private static final Map<String, CorrectionKind> VERITAS =
      HashMap.of(
          "factual_correction", CorrectionKind.FACTUAL,
          "failure_pattern", CorrectionKind.FAILURE_PATTERN,
          "project_decision", CorrectionKind.DECISION,
          "persistent_instruction", CorrectionKind.INSTRUCTION,
          "preference", CorrectionKind.PREFERENCE);

  private final ImportRun run;
  private final ForeignStore store;
  private final Corrections corrections;

  AuaCorrections(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.corrections = run.storage().corrections();
  }

  void run() {
    if (store.columns("corrections").contains("correction_id")) {
      run.table(store, "corrections", "corrections")
          .knowing("user_id", "tenant_id")
          .key("correction_id")
          .intoChecked(this::veritas, this::keep);
    } else {
      run.table(store, "corrections", "corrections")
          .knowing("user_id", "tenant_id")
          .intoChecked(this::correction, this::keep);
    }
    run.table(store, ImportAua.PAIRS_FILES, "corrections")
        .keyedByContent()
        .intoChecked(this::pair, this::keep);
  }

  private Correction correction(ForeignRow row) {
    Members metadata = Members.of(row, "metadata");
    String scope = row.nonBlank("scope").getOrElse("global");
    double confidence = row.real("confidence", CorrectionDraft.USUAL_CONFIDENCE);
    return new Correction(
        new CorrectionId(row.required("id")),
        CorrectionDraftBuilder.builder()
            .subject(row.required("subject"))
            .domain(new Discipline(row.required("domain")))
            .claim(row.required("claim"))
            .rejected(row.nonBlank("rejected"))
            .confidence(confidence)
            .source(CorrectionSource.labelled(row.nonBlank("source").getOrElse("arbiter")))
            .decayClass(decay(row.nonBlank("decay_class").getOrElse("C")))
            .kind(
                metadata
                    .nonBlank("correction_type")
                    .map(CorrectionKind::labelled)
                    .getOrElse(CorrectionKind.FACTUAL))
            .pinned(false)
            .scope(
                scope(scope, metadata.nonBlank("project_id"), metadata.nonBlank("conversation_id")))
            .validity(validity(scope))
            .metadata(metadata(metadata, scope))
            .build(),
        run.stamps().require(row, "created_at"),
        UnitRange.require("effective_confidence", row.real("effective_confidence", confidence)),
        !scope.equals(SUPERSEDED),
        Option.none());
  }

  private Correction veritas(ForeignRow row) {
    String scope = row.nonBlank("scope").getOrElse("global");
    double confidence = row.real("confidence", CorrectionDraft.USUAL_CONFIDENCE);
    JsonObject rest =
        JsonObject.builder()
            .put("model_id", row.nonBlank("model_id"))
            .put("reason", row.nonBlank("reason"))
            .put("query_preview", row.nonBlank("query_preview"))
            .put("extracted_via", row.nonBlank("extracted_via"))
            .put("score_delta", row.whole("score_delta").filter(delta -> delta != 0))
            .build();
    return new Correction(
        new CorrectionId(row.required("correction_id")),
        CorrectionDraftBuilder.builder()
            .subject(row.required("canonical_query"))
            .domain(new Discipline(row.nonBlank("domain").getOrElse("general")))
            .claim(row.required("corrective_instruction"))
            .rejected(Option.none())
            .confidence(confidence)
            .source(CorrectionSource.MANUAL)
            .decayClass(decay(row.nonBlank("decay_class").getOrElse("A")))
            .kind(VERITAS.getOrElse(row.nonBlank("type").getOrElse(""), CorrectionKind.OTHER))
            .pinned(row.flag("pinned"))
            .scope(scope(scope, row.nonBlank("active_project"), Option.none()))
            .validity(validity(scope))
            .metadata(metadata(new Members(rest), scope))
            .build(),
        run.stamps().require(row, "created_at"),
        confidence,
        !scope.equals(SUPERSEDED),
        Option.none());
  }

  private Correction pair(ForeignRow row) {
    Discipline domain = new Discipline(row.nonBlank("domain").getOrElse("general"));
    String subject = row.required("prompt");
    return Correction.recorded(
        new CorrectionId(run.newId()),
        CorrectionDraftBuilder.builder()
            .subject(subject)
            .domain(domain)
            .claim(row.required("chosen"))
            .rejected(row.nonBlank("rejected"))
            .confidence(row.real("confidence", USUAL_PAIR))
            .source(CorrectionSource.labelled(row.nonBlank("source").getOrElse("arbiter")))
            .decayClass(DecayClass.of(subject, domain))
            .kind(CorrectionKind.FACTUAL)
            .pinned(false)
            .scope(CorrectionScope.GLOBAL)
            .validity(Validity.ALWAYS)
            .metadata(CanonicalJson.EMPTY_OBJECT)
            .build(),
        run.now());
  }

  /** When it was superseded is not known there: it ends with the import. */
  private Validity validity(String scope) {
    return scope.equals(SUPERSEDED) ? Validity.ALWAYS.until(run.now()) : Validity.ALWAYS;
  }

  /** Where it applied there, if that is not here, is kept in its metadata. */
  private CanonicalJson metadata(Members metadata, String scope) {
    CanonicalJson own = metadata.without();
    return scope.equals("global")
        ? own
        : CanonicalJson.of(
            new JsonObject(
                metadata.object().members().put("imported_scope", new JsonString(scope))));
  }

  private CorrectionScope scope(String scope, Option<String> project, Option<String> conversation) {
    CorrectionScope wanted =
        switch (scope) {
          case "project" -> project.map(CorrectionScope::project).getOrElse(CorrectionScope.GLOBAL);
          case "conversation" ->
              conversation.map(CorrectionScope::conversation).getOrElse(CorrectionScope.GLOBAL);
          case "global", SUPERSEDED -> CorrectionScope.GLOBAL;
          default -> throw new InvalidValue("scope " + scope + " is unknown");
        };
    boolean narrow = scope.equals("project") || scope.equals("conversation");
    if (narrow && (wanted.isGlobal() || !corrections.hasScope(wanted))) {
      run.remark(
          "corrections of projects and conversations that the store does not name apply"
              + " everywhere here; imported_scope in their metadata says where they applied");
      return CorrectionScope.GLOBAL;
    }
    return wanted;
  }

  private static DecayClass decay(String label) {
    return Arrays.stream(DecayClass.values())
        .filter(one -> one.name().equals(label))
        .findFirst()
        .orElseThrow(() -> new InvalidValue("decay_class " + label + " is none of A, B, C, D"));
  }

  private Seq<Option<String>> keep(Seq<Correction> batch) {
    Set<CorrectionId> existing =
        corrections.find(batch.map(Correction::id)).map(Correction::id).toSet();
    Seq<Correction> fresh = batch.reject(one -> existing.contains(one.id()));
    fresh.forEach(corrections::add);
    run.index(fresh.map(Correction::document));
    return batch.map(
        one ->
            Option.when(existing.contains(one.id()), "a correction with this id is here already"));
  }
}
