package dev.stoa.application.imports;

/** Where the content of a workspace goes in a form that other systems read. */
@FunctionalInterface
public interface ExportTarget {

  /** Writes what it has a form for; answers how many items. */
  long write(ExportScope scope);
}
