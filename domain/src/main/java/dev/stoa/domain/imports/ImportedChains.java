package dev.stoa.domain.imports;

import dev.stoa.domain.audit.aua.AuaRow;
import io.vavr.collection.Seq;
import java.util.function.Consumer;

/** Audit chains of other systems, kept as they were. Requires an open unit of work. */
public interface ImportedChains {

  /** Adds entries to a chain. */
  void append(ImportEntry entry, String chain, Seq<AuaRow> rows);

  /** The chains, by their first hash. */
  Seq<String> chains();

  /** Passes on the entries of a chain in its order. */
  void scan(String chain, Consumer<AuaRow> rows);
}
