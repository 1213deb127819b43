import type { Plugin } from 'vite';

const CONTACT = 'https://github.com/trece-game/trece/security/advisories/new';
/** RFC 9116 asks for less than a year; every build begins it anew. */
const DAYS = 330;

/** Where to report a hole (RFC 9116), as a part of the build, so that it never lapses unnoticed. */
export function securityTxt(): Plugin {
  return {
    name: 'security-txt',
    apply: 'build',
    generateBundle() {
      const source = formatSecurityTxt(new Date());
      this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source });
    },
  };
}

/** The file as a build of this moment has it. */
function formatSecurityTxt(now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: ${CONTACT}
Expires: ${expires.toISOString().replace('.000', '')}
Preferred-Languages: es, en, pt
`;
}
