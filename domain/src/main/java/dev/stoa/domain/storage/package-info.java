/** All ports of a workspace. */
@NullMarked
@MayUse("*")
package dev.stoa.domain.storage;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
