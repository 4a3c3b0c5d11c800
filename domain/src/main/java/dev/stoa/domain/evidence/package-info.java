/** Evidence that debates cite. Uses: kernel, json, search (evidence is searchable). */
@NullMarked
@MayUse("search")
package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
