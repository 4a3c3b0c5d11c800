/** Uses memories, and declares it. */
@MayUse("memory")
package dev.stoa.architecture.sample.domain.rating;

import dev.stoa.architecture.sample.domain.kernel.MayUse;
