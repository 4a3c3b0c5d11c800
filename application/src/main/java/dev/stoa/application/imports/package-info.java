/**
 * Imports from other systems: each is one unit of work, remembered row by row. How the store of a
 * system is read is in the artifact {@code stoa-imports}.
 */
@NullMarked
@MayUse({"audit", "conversation", "files", "operations", "storage"})
package dev.stoa.application.imports;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
