/** Import from other systems: how their stores are read, and what is remembered of an import. */
@NullMarked
@MayUse({"audit", "notebook"})
package dev.stoa.domain.imports;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
