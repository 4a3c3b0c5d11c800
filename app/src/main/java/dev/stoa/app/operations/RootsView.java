package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.operations.ContentRoots;
import dev.stoa.domain.operations.TableDigest;

/** Shows the roots of what was moved. */
final class RootsView {

  private RootsView() {}

  /** An answer of from where and to where, with the roots. */
  static Answer answer(String from, String to, ContentRoots roots) {
    Table table =
        Table.of("what", "value")
            .row("from", from)
            .row("to", to)
            .row("tables", roots.tables().size())
            .row("rows", roots.rows())
            .row("content root", roots.root())
            .row("audit entries", roots.auditEntries())
            .row("audit root", roots.auditRoot());
    return Answer.ok(
        table.text(),
        JsonObject.builder()
            .put("from", from)
            .put("to", to)
            .put("rows", roots.rows())
            .put("content_root", roots.root())
            .put("audit_entries", roots.auditEntries())
            .put("audit_root", roots.auditRoot())
            .put("tables", roots.tables().map(TableDigest::json))
            .build());
  }
}
